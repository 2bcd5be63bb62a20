# Lernen: die Einführungen und die Abbildungen der Regeln.

## Archipelago lernen

lesson-again = Diese Lektion noch einmal
lesson-player = Spieler { $seat }
lesson-goal = Gemeinsam, und doch jeder für sich
lesson-goal-text = Ihr besiedelt einen Archipel. Wer die meisten Punkte hat, gewinnt; übersteigt aber das Rebellionspotenzial die Bevölkerung, werden die Inseln unabhängig, und alle verlieren, außer einem heimlichen Separatisten. Im Spiel zeigt eine Leiste über der Karte immer beides. In jeder Runde bietet ihr um die Reihenfolge, seht, was Leute und Märkte am Rebellionspotenzial ändern, wendet eine Krise ab, handelt reihum und kauft eine Karte.
lesson-explore = Entdecken
lesson-explore-text = Eine Aktion kostet eine deiner Scheiben. Beim Entdecken legst du ein neues Archipelfeld neben eine deiner Einheiten. Es bringt ein Entdeckerplättchen und Würfel; die Leute in seinen Hütten werden unbeschäftigte Arbeiter.
lesson-explore-1 = Wähle „Entdeckung“.
lesson-explore-2 = Dieses Archipelfeld liegt oben auf dem Stapel. Nimm es.
lesson-explore-3 = Wähle einen leuchtenden Platz und lege das Archipelfeld, wie du willst.
lesson-explore-4 = Sag, welcher Würfel auf den Markt kommt und welcher zu dir.
lesson-explore-told = Eine neue Region! Heb das Entdeckerplättchen auf: In einer Krise steht es für jeden Würfel.
lesson-recruit = Rekrutieren
lesson-recruit-text = Viele unbeschäftigte Arbeiter machen die Leute unruhig. Rekrutiere welche: Jeder kostet Florin und wird dein Bürger.
lesson-recruit-1 = Wähle „Rekrutierung“.
lesson-recruit-2 = Setze den Bürger auf deine Insel.
lesson-recruit-3 = Einer genügt: Wähle „Fertig“.
lesson-recruit-told = Die Bevölkerung ist gewachsen, also vertragen die Inseln mehr Rebellen. Aber in einer Krise will auch der neue Bürger versorgt werden.
lesson-harvest = Ernten
lesson-harvest-text = Ein Bürger erntet einen Würfel, wo dessen Symbol aufgedruckt ist, und ist danach bis zur nächsten Runde beschäftigt.
lesson-harvest-1 = Ernte Holz: Wähle sein Symbol auf dem Aktionsrad.
lesson-harvest-2 = Wähle den Bürger, der ernten soll.
lesson-harvest-told = Der Würfel ist in deinem Vorrat. Der Bürger bleibt beschäftigt auf dem Symbol.
lesson-build = Bauen
lesson-build-text = Aus Würfeln werden Gebäude: Städte, Märkte, Häfen und Tempel. Hier vergleicht die Trendkarte alle nach Tempeln.
lesson-build-1 = Baue mit einem deiner Bürger einen Tempel oder eine Stadt.
lesson-build-told = Das Gebäude gehört dir, solange eine aktive Einheit von dir darauf steht. Wer auf einem Tempel steht, legt sich in einer Krise auch nicht hin.
lesson-sell = Verkaufen
lesson-sell-text = Mit Würfeln wird auf zwei Märkten gehandelt, dem lokalen und dem Exportmarkt. Je mehr dort liegen, desto weniger bringt der nächste, und desto unruhiger werden die Leute.
lesson-sell-1 = Verkaufe einen Fisch, wo du willst.
lesson-sell-told = Du hast die Florin. Füllt sich der Markt, bringt ein Fisch bald weniger.
lesson-taxes = Steuern
lesson-taxes-text = Steuern bringen Florin für deine Bürger, Schiffe, Städte und Tempel. Aber niemand mag sie: Das Rebellionspotenzial steigt um eins. Auf dem Aktionsrad hat jeder einen eigenen Kreis dafür; wer in einer Runde zweimal einzieht, braucht einen der wenigen gemeinsamen.
lesson-taxes-1 = Zieh auf dem Aktionsrad Steuern ein.
lesson-taxes-told = Die Florin gehören dir, und das Rebellionspotenzial ist um eins gestiegen. Behalte die Leiste über der Karte im Auge.
lesson-migrate = Migration
lesson-migrate-text = Mit dieser Aktion bewegst du deine Einheiten. Bürger gehen über Land; über das Meer kommen sie von Schiff zu Schiff, und jede Kante, die sie überqueren, braucht ein weiteres Schiff von dir in einem der beiden Felder.
lesson-migrate-1 = Wähle „Migration“.
lesson-migrate-2 = Wähle einen Bürger auf deiner Insel und dann die Insel im Westen.
lesson-migrate-3 = Das ist weit genug: Wähle „Fertig“.
lesson-migrate-told = Dein Bürger hat das Meer überquert. Dort gibt es andere Rohstoffe zu ernten und Plätze für Gebäude.
lesson-use = Eine Karte einsetzen
lesson-use-text = Jedes Mal, wenn du am Zug bist, darfst du eine Karte einsetzen. Manche kosten Aktionsscheiben oder Florin, und manche dürfen alle einsetzen, die dem Besitzer etwas zahlen. Dein Sägewerk verdoppelt eine Holzernte.
lesson-use-1 = Setz dein Sägewerk ein.
lesson-use-2 = Ernte jetzt Holz.
lesson-use-3 = Wähle den Bürger, der ernten soll.
lesson-use-told = Zwei Würfel statt einem. Die Karte ist bis zur nächsten Runde benutzt.
lesson-card = Eine Karte kaufen
lesson-card-text = Am Ende einer Runde dürfen alle nacheinander eine Karte der Entwicklungsleiste kaufen. Außerdem drehst du eine andere Karte auf ihren nächsten Preis. Dann wird die Leiste vom Stapel aufgefüllt, und eine neue Karte liegt oben: Ist ihre Rückseite rot, tritt ihre Krise sofort ein.
lesson-card-1 = Wähle eine Karte zum Kaufen und eine andere zum Drehen.
lesson-card-told = Die Karte gehört dir. Ab der nächsten Runde kannst du sie einsetzen.
lesson-bid = Die Spielerreihenfolge
lesson-bid-text = Zu Beginn jeder Runde bieten alle geheim Florin auf die Spielerreihenfolge. Alle Gebote werden bezahlt. Wer am meisten bietet, bestimmt, wer als Erster, Zweiter und so weiter spielt.
lesson-bid-1 = Biete einen Florin oder mehr.
lesson-bid-2 = Der andere hat nichts geboten. Leg die Reihenfolge fest.
lesson-bid-told = Die Reihenfolge gilt für diese Runde. Du kannst dich auch von anderen für einen guten Platz bezahlen lassen.
lesson-crisis = Eine Krise
lesson-crisis-text = Vor den Aktionen bringt die oberste Karte des Stapels eine Krise. Alle Bürger legen sich hin, und jeder Würfel Fisch versorgt fünf von ihnen. Wer liegen bleibt, rebelliert, und für jeden steigt das Rebellionspotenzial um 1.
lesson-crisis-1 = Gib einen Fisch aus deinem Vorrat.
lesson-crisis-2 = Wähle, wen er versorgt, bis er aufgebraucht ist.
lesson-crisis-3 = Gib noch einen für die Übrigen.
lesson-crisis-told = Alle stehen wieder, und das Rebellionspotenzial ist geblieben, wo es war.
lesson-rebellion = Am Abgrund
lesson-rebellion-text = Das Rebellionspotenzial ist so hoch wie die Bevölkerung. Ein Rebell mehr, und alle verlieren. Auf dem Exportmarkt fehlt ein Eisen, und jeder fehlende Würfel ist ein Rebell.
lesson-rebellion-1 = Gib dein Entdeckerplättchen: Es steht für jeden Würfel.
lesson-rebellion-told = Die Inseln halten, vorerst: Die Leiste oben warnt schon vor dem, was als Nächstes droht. Wer die Inseln fallen lässt, verliert selbst, es sei denn als Separatist.
lesson-deal = Eine Absprache
lesson-deal-text = Auch die anderen wollen etwas: Jemand bietet dir Florin für deine Fische.
lesson-deal-1 = Nimm das Angebot an.
lesson-deal-told = Würfel und Florin haben die Besitzer gewechselt. Man kann auch etwas für später versprechen, aber niemand muss ein Versprechen halten. Um selbst etwas anzubieten, öffne in deinem Zug „Absprachen“: Wähle einen Spieler, dann auf der einen Seite, was du gibst, und auf der anderen, was du bekommst, und schick es ab. Der andere kann annehmen, ablehnen oder ein Gegenangebot machen.
lesson-score = Was Punkte bringt
lesson-score-text = Am Ende werden alle Spielziele aufgedeckt. Jedes zählt für alle, nicht nur für den, der es hat: 3, 2 und 1 Punkte für die ersten drei; nur bei Pazifist und Separatist geht es allein um den Besitzer. Die Trendkarte bringt 4, 3 und 2. Dein Spielziel sagt auch, was das Spiel beendet, und niemand sonst kennt es. Bei den Karten liest du immer, wie du stehst: „du führst 2 zu 1“.

## Einführung. Die Punkte kommen zuerst.

tutorial-step = Schritt { $step } von { $steps }
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-done = Gut gemacht!
tutorial-wrong = Hier nicht. Achte auf das Leuchten.
tutorial-goal = Was Punkte bringt
tutorial-goal-text = Du belegst die 37 Felder deines Fürstentums mit Plättchen. Die meisten Punkte bringen abgeschlossene Gebiete, also vollständig belegte Gruppen von Feldern einer Farbe. Wer am Ende die meisten Punkte hat, gewinnt. Darum zuerst die Punkte; wie man an Plättchen kommt, folgt später.
tutorial-area = Gebiete
tutorial-area-text = Ein abgeschlossenes Gebiet zählt nach seiner Größe. Dazu kommt ein Bonus, der mit jedem Durchgang kleiner wird: Kleine Gebiete sind früh viel wert. Probiere es aus.
tutorial-area-size = Felder des Gebiets
tutorial-area-phase = Durchgang
tutorial-area-sum = { $points } für die Größe + { $bonus } für den Durchgang = { $together } Punkte
tutorial-complete = Ein Gebiet abschließen
tutorial-complete-text = Dieser Fluss im Westen hat drei Felder, eines ist noch leer. Es läuft Durchgang B. Klicke auf das Feld, das den Fluss abschließt.
tutorial-complete-told = 6 Punkte für drei Felder und 8 für Durchgang B: sofort 14 Punkte.
tutorial-animals = Tiere
tutorial-animals-text = Ein Tierplättchen bringt einen Punkt je Tier. Alle Plättchen derselben Tierart auf derselben Weide zählen noch einmal mit. Auf der Weide liegen 3 Kühe und 3 Schafe; lege die 4 Kühe auf das leuchtende Feld.
tutorial-animals-told = 4 + 3 = 7 Punkte. Die Schafe zählen nicht.
tutorial-goods = Waren, Farben und der Rest
tutorial-goods-text = Verkaufst du alle Waren einer Sorte, bringt das Punkte für jede Ware und 1 Silbermünze. Wer als Erster alle Felder einer Farbe belegt, erhält einen Bonus, der Zweite einen kleineren. Am Ende bringen jede übrige Ware und jede Silbermünze 1 Punkt, je zwei Arbeiter ebenfalls 1.
tutorial-goods-number = Verkaufte Waren
tutorial-goods-players = Spieler
tutorial-goods-sum = { $points } Punkte und 1 Silbermünze
tutorial-turn = Dein Zug
tutorial-turn-text = In jedem Zug benutzt du zwei Würfel. Mit einem Würfel nimmst du ein Plättchen aus dem Depot mit seiner Zahl auf ein Schlüsselfeld, platzierst ein Plättchen von einem Schlüsselfeld auf einem Feld mit seiner Zahl, verkaufst die Waren seiner Zahl oder nimmst 2 Arbeiter. Du hast eine 4 gewürfelt: Nimm ein Plättchen aus Depot 4.
tutorial-turn-told = Das Plättchen liegt jetzt auf einem deiner drei Schlüsselfelder.
tutorial-place = Ein Plättchen platzieren
tutorial-place-text = Das Feld muss die Zahl des Würfels und die Farbe des Plättchens haben und an eines deiner Plättchen grenzen. Platziere das Schiff mit einer 2.
tutorial-place-told = Mit einem Schiff rückst du auf der Brücke vor, bist also früher am Zug, und nimmst die Waren eines Depots.
tutorial-workers = Arbeiter
tutorial-workers-text = Ein Arbeiter ändert einen Würfel um einen Schritt; 1 und 6 sind Nachbarn. Die Seite zeigt immer zuerst den günstigsten Weg und was er kostet. Silbermünzen sind zum Kaufen da: Einmal in deinem Zug darfst du für 2 Silbermünzen ein Plättchen aus dem schwarzen Depot in der Mitte kaufen.
tutorial-workers-die = Du hast gewürfelt
tutorial-workers-wanted = Du brauchst
tutorial-workers-sum =
    { $number ->
        [0] Kein Arbeiter nötig.
       *[other] { $number } Arbeiter
    }
tutorial-rounds = Runden und Durchgänge
tutorial-rounds-text = Das Spiel hat fünf Durchgänge, A bis E, zu je fünf Runden, und in jeder Runde ist jeder einmal am Zug: Du hast insgesamt 25 Züge und 50 Würfel. Geh sie durch.
tutorial-rounds-phase = Ein neuer Durchgang: Plättchen, die niemand genommen hat, kommen aus dem Spiel, und alle Depots erhalten neue. Für die Runden werden fünf Waren ausgelegt. Während des Durchgangs wird nichts nachgefüllt.
tutorial-rounds-dice = Jeder würfelt mit seinen zwei Würfeln. Der weiße Würfel bestimmt, welches Depot die nächste Ware erhält.
tutorial-rounds-turns = Alle sind einmal am Zug, in der Reihenfolge der Brücke.
tutorial-rounds-mines = Der Durchgang endet: Jede Mine bringt 1 Silbermünze.
tutorial-rounds-end = Das Spiel endet: Übrige Waren, Silbermünzen und Arbeiter zählen, und Klöster bringen ihre Punkte.
tutorial-order = Zugreihenfolge
tutorial-order-text = Wer auf der Brücke am weitesten vorn ist, beginnt; in einem Stapel kommt der Obere vor dem Unteren. Nur Schiffe bringen dich voran. Die Reihenfolge gilt ab Beginn einer Runde, ein Schiff hilft also erst in der nächsten. Probier es aus.
tutorial-order-ship = { $player } platziert ein Schiff
tutorial-monasteries = Klöster
tutorial-monasteries-text = Jedes der 26 Klöster gibt es nur einmal. Manche bringen am Ende Punkte; wie viele, steht in einem weißen Kreis. Die anderen ändern für dich eine Regel, sobald du sie platziert hast und bis zum Spielende. Nimm also, was zu deinem Fürstentum passt, und nimm es früh.
tutorial-tiles = Was die Plättchen bewirken
tutorial-tiles-text = Zeige im Spiel auf ein Plättchen oder tippe es an, und die Seite sagt, was es bewirkt. Hier siehst du alle außer den Klöstern, die danach kommen.
tutorial-modules = Erweiterungen
tutorial-modules-text = In der Schachtel ist mehr als das Basisspiel. Alles davon kann beim Eröffnen eines Tisches dazugenommen werden, einzeln oder zusammen.
note-title = Ein Hinweis zu den Regeln
note-understood = Verstanden
note-more = Mehr zu den Erweiterungen
note-extra-tiles = Eines der weiteren Plättchen liegt aus. Zeige darauf oder tippe es an, um zu sehen, was es kann.
note-white-castles = Weiße Burgen liegen zwischen den Gebäuden. Wer eine platziert, hat sofort eine Aktion mit der Zahl des weißen Würfels; Arbeiter dürfen die Zahl ändern.
note-inns = Gasthöfe werden anstelle eines Plättchens aus dem schwarzen Depot gekauft. Einer je Gebiet, auf ein Feld jeder Farbe mit der Zahl des Würfels.
note-trade-routes = Deine Handelsstraßen liegen unter deinen Schlüsselfeldern. Verkaufte Waren füllen sie von links nach rechts; ist es die aufgedruckte Ware, gibt es sofort den Bonus.
note-shields = Du hast einen Pasch: Mit beiden Würfeln zusammen darfst du einen Schild aus diesem Depot für eine deiner Burgen nehmen. Auch mit Arbeitern lassen sich die Würfel gleich machen.
note-tribute = Am Ende jedes Durchgangs kostet jeder Schild 1 Silbermünze. Klicke einen Schild an, um ihn stattdessen abzugeben.
note-posts = Am Rand deines Fürstentums stehen drei Grenzposten. Verbinde zwei mit einer lückenlosen Kette von Plättchen, um zu punkten.
tutorial-go = Bereit?
tutorial-go-text = Auf dem Spielplan leuchtet, was du tun darfst; daneben steht alles auch in Worten. Geht etwas nicht, versuch es trotzdem, und die Seite nennt die Regel, die es verbietet. Rückgängig machen kannst du alles, solange niemand etwas Neues erfahren hat.
tutorial-go-play = Gegen einen Bot spielen

## Abbildungen der Regeln

figure-try = Probier es aus: { $lesson }
figure-hex = Ein Archipelfeld vom Stapel
figure-missing = Die Archipelfelder werden gezeichnet, sobald der Server erreichbar ist.
