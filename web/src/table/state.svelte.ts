// One table: what is shown, what is asked, and what happens when answers and events come.
import type { Answer, Face } from "../games/face";
import { api } from "../lib/api";
import { keepSeen, lastSeen } from "../lib/app";
import { connection, newRequest } from "../lib/connection.svelte";
import { currentLanguage, text } from "../lib/language.svelte";
import { preferences } from "../lib/preferences.svelte";
import type {
  Back,
  ChatLine,
  GameEvent,
  MarkedPromise,
  Moved,
  PositionWords,
  Question,
  Reason,
  Refused,
  ServerMessage,
  TableInfo,
  WholeTable,
  Words,
} from "../protocol";
import { fold } from "./fold";
import { Hints } from "./hints.svelte";
import { Memory } from "./memory";
import { seatNames } from "./names";
import { Pace } from "./pace";
import { Refusals, type Why } from "./refusals";

const DROPPED = 1_000; // before asking again
const NOBODY = -1; // instead of a seat

/** Why something was refused; the texts of the server are for games that have none here. */
export type Trouble = Pick<Refused, "code" | "rule" | "key"> & Partial<Pick<Reason, "said" | "rule_text">> & { why?: Why[] };

/** What is asked of whom now. */
type Asked = Pick<Moved, "number" | "to_move" | "question" | "choices" | "undo" | "clocks">;
export type HeardLine = ChatLine & { after?: number }; // how many events came before it, if it was said during this visit
type Batch = { events: GameEvent[]; asked: Asked; mine: boolean };

export class TableState<View = any, Given extends Answer = any> {
  view = $state<View | null>(null);
  number = $state(-1);
  seat = $state(-1);
  toMove = $state<number[]>([]);
  question = $state<Question | null>(null);
  choices = $state.raw<Given[]>([]);
  undo = $state(false);
  clocks = $state<number[] | null>(null);
  clocksAt = $state(0);
  events = $state.raw<GameEvent[]>([]);
  words = $state.raw<PositionWords | null>(null);
  newest = $state.raw<GameEvent | null>(null); // the event shown now
  chat = $state.raw<HeardLine[]>([]);
  promises = $state.raw<MarkedPromise[]>([]);
  muted = $state.raw<string[]>([]); // whose chat is not shown in this browser
  pending = $state.raw<Given | null>(null);
  held = $state.raw<Given | null>(null); // shown, but not given yet: it would end the turn
  trouble = $state.raw<Trouble | null>(null);
  tookBack = $state(-1); // the seat of another player who has just undone an answer
  mineUntil = $state(0); // the position after my last answer, also of an earlier visit
  playing = $state(false); // events are being shown

  private confirmed: View | null = null;
  private batches: Batch[] = [];
  private request = "";
  private heard = 0; // events that have come, shown or not
  private flown = new Set<number>(); // the kinds of events that were shown ahead of the server
  private before: { choices: Given[]; undo: boolean } = { choices: [], undo: false }; // the answer that is pending or held
  private spokenUntil = -1; // the words are up to date up to this number
  private awaitsWords = false; // they were asked for and have not come
  private counted: number | null = null; // how many only watch, if that was told since the table was asked for
  private seen = -1;
  private eyes: number | null = null; // the seat from which to look; null: one's own
  private stop: () => void = () => {};

  readonly id: string;
  readonly hints = new Hints(this);
  private readonly refusals: Refusals;
  private readonly memory: Memory;
  private readonly pace = new Pace();
  table: TableInfo;
  tableAt = $state(Date.now()); // when it was told

  constructor(
    table: TableInfo,
    readonly face: Face<View, Given>,
    readonly isForAll = false, // shown on a large screen for everybody
  ) {
    this.id = table.id;
    this.refusals = new Refusals(table.id);
    this.memory = new Memory(table.id);
    this.table = $state(table);
    if (isForAll) this.eyes = NOBODY;
  }

  open(): () => void {
    this.mineUntil = this.memory.until;
    this.muted = this.memory.muted;
    if (this.isPassedAround && this.face.hasSecrets) this.eyes = NOBODY;
    this.stop = connection.watch(this.id, { listener: (message) => this.hear(message), seen: () => this.seen, seat: () => this.eyes });
    const hidden = () => document.hidden && this.keepWhole();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      this.keepWhole();
      this.stop();
      this.batches = [];
      this.pace.hurry();
    };
  }

  /** For the next visit, if there is no connection then. */
  private keepWhole(): void {
    if (this.seen < 0 || this.playing || (this.isPassedAround && this.face.hasSecrets)) return;
    const { id, number, seat, events, question, chat } = this;
    const asked = { number, to_move: [...this.toMove], question: $state.snapshot(question), choices: [], undo: false, clocks: null };
    const whole = { t: "table", table: id, from: 0, seat, view: this.confirmed as WholeTable["view"], events, chat, ...asked } satisfies WholeTable;
    void keepSeen(id, whole).catch(() => {});
  }

  /** The table as it was last seen here, until there is a connection. */
  async showLastSeen(): Promise<void> {
    const whole = await lastSeen<WholeTable>(this.id).catch(() => null);
    if (!whole || this.seen >= 0) return;
    this.showWhole(whole);
    this.seen = -1;
  }

  /** Hides what somebody says, or shows it again. */
  mute(who: string): void {
    this.muted = this.muted.includes(who) ? this.muted.filter((other) => other !== who) : [...this.muted, who];
    this.memory.muted = this.muted;
  }

  get over(): boolean {
    return Boolean(this.table.ending) || (this.number > 0 && !this.toMove.length); // at 0 nobody has been asked yet
  }

  get mine(): boolean {
    return this.seat >= 0 && this.toMove.includes(this.seat) && !this.isBots && !this.table.ending;
  }

  /** The seats of those who play at this screen. */
  private get own(): number[] {
    const person = this.table.seats[this.table.mine ?? NOBODY]?.person;
    return person ? this.table.seats.flatMap((seat, i) => (seat.person === person ? [i] : [])) : [];
  }

  /** Several people play at this screen. */
  get isPassedAround(): boolean {
    return this.own.length > 1 && !this.isForAll;
  }

  /** Whose turn it is at this screen while it shows another side; -1: nobody's. */
  get handedTo(): number {
    return !this.isPassedAround || this.toMove.includes(this.seat) ? NOBODY : (this.own.find((seat) => this.toMove.includes(seat)) ?? NOBODY);
  }

  /** Shows one's side of the table, or -1: what everybody sees. */
  lookFrom(seat: number): void {
    this.eyes = seat;
    this.seen = -1; // the log of another player has other secrets
    connection.askFor(this.id);
  }

  /** The screen goes to whoever has to answer; where there are secrets, it first shows what everybody sees. */
  private passOn(): void {
    if (!this.isPassedAround || this.over) return;
    if (!this.face.hasSecrets && this.handedTo >= 0) this.lookFrom(this.handedTo);
    else if (this.face.hasSecrets && this.seat >= 0 && !this.toMove.includes(this.seat)) this.lookFrom(NOBODY);
  }

  /** A bot has the person's seat. */
  get isBots(): boolean {
    return Boolean(this.table.seats[this.seat]?.bot);
  }

  /** Gives one of the choices; what it does is shown before the server has confirmed it. A careful one does not end the turn. */
  answer(choice: Given, careful = false): void {
    if (this.pending || !this.choices.includes(choice)) return;
    this.showAhead(choice);
    this.send(choice, careful);
  }

  private send(choice: Given, careful: boolean, then: string[] = []): void {
    this.hold(null);
    this.trouble = null;
    this.mineUntil = this.memory.until = this.number + 1 + then.length;
    this.request = newRequest();
    connection.request({ t: "answer", table: this.id, number: this.number, text: choice.text, request: this.request, careful, then });
    this.pending = choice;
  }

  /** Gives several answers as one, all or none: a whole offer. The first is one of the choices. */
  giveTogether(texts: string[]): void {
    const first = this.choices.find(({ text }) => text === texts[0]);
    if (this.pending || !first) return;
    this.showAhead(first);
    this.send(first, false, texts.slice(1));
  }

  /** What an answer does, before the server has confirmed it. */
  private showAhead(choice: Given, moving = true): void {
    this.before = { choices: this.choices, undo: this.undo };
    this.pending = choice;
    const events = this.view ? this.face.guess(this.view, choice, this.question) : [];
    this.flown = new Set(events.map(([kind]) => kind));
    for (const event of events) {
      if (moving) this.face.fly(event, preferences.speed);
      this.fold(this.view as View, event);
    }
    this.choices = [];
    this.undo = false;
  }

  /** An answer that is still without a receipt, of an earlier connection or visit, is shown as given. */
  private showUnsent(): void {
    const unsent = connection.unsentAt(this.id);
    if (unsent?.number !== this.number || this.pending) return;
    this.request = unsent.request;
    const choice = unsent.t === "answer" && this.choices.find((other) => other.text === unsent.text);
    if (choice) this.showAhead(choice, false);
    if (unsent.t === "undo") this.undo = false;
  }

  /** An answer that was held back on an earlier visit is still held back. */
  private showHeld(): void {
    const [number, text] = this.memory.held;
    const choice = this.choices.find((other) => other.text === text);
    if (number !== this.number || !choice || this.pending || !this.mine) return;
    this.showAhead(choice, false);
    this.hold(choice);
  }

  private hold(choice: Given | null): void {
    this.held = choice;
    this.pending = null;
    this.memory.held = choice ? [this.number, choice.text] : [];
  }

  /** Ends the turn with the answer that was held back. */
  endTurn(): void {
    if (this.held) this.send(this.held, false);
  }

  /** Asks the server which rules forbid answers that are not among the choices; what it says is shown, or told to whoever asks. */
  askWhyNot(texts: string[], tell: ((why: Why[]) => void) | null = null): void {
    if (this.pending || !this.mine) return;
    this.refusals.ask(texts, (why, { rule, key, said, rule_text }) => {
      if (tell) tell(why);
      else this.trouble = { code: "illegal", ...(why.length > 1 ? { rule: null, key: null } : { rule, key, said, rule_text }), why };
    });
  }

  /** There are several answers, and none of them is on its way. */
  get isChoosing(): boolean {
    return this.choices.length > 1 && !this.pending && !this.held;
  }

  takeBack(): void {
    if (this.held) return this.takeUp();
    if (!this.undo || this.pending) return;
    this.undo = false;
    this.trouble = null;
    this.request = newRequest();
    connection.request({ t: "undo", table: this.id, number: this.number, request: this.request });
  }

  /** The answer that was held back is not given after all. */
  private takeUp(): void {
    this.reconcile();
    this.hold(null);
    Object.assign(this, this.before);
  }

  /** Sitting down or standing up changes what one may hear. */
  changeTable(table: TableInfo): void {
    const seat = this.table.mine;
    this.know(table);
    if (table.mine !== seat) connection.askFor(this.id);
  }

  private know(table: TableInfo): void {
    const renamed = String(seatNames(text, table)) !== String(seatNames(text, this.table));
    this.table = table;
    this.tableAt = Date.now();
    if (renamed && this.seen >= 0) this.askForWords(true); // those there are call somebody by another name
    if (!this.isBots && !table.ending) return;
    this.choices = [];
    this.undo = false;
  }

  say(text: string, team = false): void {
    connection.say({ t: "say", table: this.id, text, team });
  }

  /** Says something that every reader gets in their own language. */
  remark(key: string, team = false, numbers: number[] = []): void {
    connection.say({ t: "remark", table: this.id, key, numbers, team });
  }

  /** Show at once whatever is still being animated. */
  skip(): void {
    this.pace.hurry();
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "table":
        return this.showWhole(message);
      case "back":
        this.showWhole(message);
        this.tookBack = message.to_move.find((seat) => seat !== message.seat) ?? -1;
        return;
      case "moved":
        return this.moved(message);
      case "seats":
        return this.know(message.table);
      case "watching":
        this.counted = message.number;
        this.table = { ...this.table, watching: message.number };
        return;
      case "said":
        this.chat = [...this.chat, { ...message, after: this.heard }];
        return;
      case "ledger":
        this.promises = message.promises;
        return;
      case "refused":
        return this.refused(message.request, message);
      case "reason":
        return this.refusals.hear(message);
      case "words":
        return this.speak(message);
      case "hint":
        return this.hints.hear(message);
      case "problem":
        if (!this.hints.giveUp(message.request) && message.request) return; // the connection sends it again
        if (message.code === "too-often") setTimeout(() => this.askAgain(), DROPPED);
        if (message.code === "unreadable") void this.refreshTable();
        if (message.code !== "no-such-table") this.trouble = { code: message.code, rule: null, key: null }; // it is private, and one only looks at it
        return;
    }
  }

  private showWhole(whole: WholeTable | Back): void {
    this.batches = [];
    this.skip();
    this.confirmed = whole.view as View;
    this.view = structuredClone(this.confirmed);
    this.seat = whole.seat;
    this.chat = whole.chat;
    this.events = whole.from > 0 ? [...this.events, ...whole.events] : whole.events;
    this.heard = this.events.length;
    if (whole.from <= 0) this.spokenUntil = -1;
    this.awaitsWords = false; // perhaps of a connection that is gone
    this.newest = null;
    this.pending = null;
    this.held = null;
    this.tookBack = -1;
    this.seen = whole.number;
    this.ask(whole);
    this.passOn();
    this.showUnsent();
    this.showHeld();
    this.keepWhole();
    void this.refreshTable();
  }

  private moved(message: Extract<ServerMessage, { t: "moved" }>): void {
    if (message.number <= this.seen) return;
    this.tookBack = -1;
    if (this.seen >= 0 && message.from > this.seen) {
      // Something was missed.
      return connection.askFor(this.id);
    }
    this.seen = message.number;
    const mine = this.pending !== null && message.answers[0]?.[1] === this.pending.text;
    this.batches.push({ events: message.events, asked: message, mine });
    this.heard += message.events.length;
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.pace.begin();
    for (let batch = this.batches.shift(); batch; batch = this.batches.shift()) {
      this.reconcile();
      let own = batch.mine;
      for (const event of batch.events) {
        if (own && !this.face.isEndOfTurn(event)) {
          if (!this.flown.has(event[0])) this.face.fly(event, preferences.speed);
          this.show(event);
        } else {
          own = false;
          if (!this.pace.isHurried) this.face.fly(event, preferences.speed);
          this.show(event);
          await this.pace.pause(this.face.pause(event), this.batches.reduce((sum, batch) => sum + batch.events.length, 0));
        }
      }
      this.ask(batch.asked);
    }
    this.newest = null;
    this.playing = false;
    this.passOn();
    if (this.over) void this.refreshTable();
    this.giveForced();
  }

  /** An answer that is the only one is given by itself, if one likes that or it is a formality; but not again after it was taken back. */
  private giveForced(): void {
    if (!this.mine || this.choices.length !== 1 || this.isPassedAround) return;
    if (!preferences.forced && !(this.question && this.face.isFormality?.(this.question))) return;
    this.answer(this.choices[0], preferences.confirm && this.face.confirms);
  }

  /** Forget what was shown ahead of the server. */
  private reconcile(): void {
    if ((this.pending || this.held) && this.confirmed) this.view = structuredClone(this.confirmed);
    this.pending = this.held = null;
  }

  private show(event: GameEvent): void {
    if (!this.view || !this.confirmed) return;
    this.fold(this.confirmed, event);
    this.fold(this.view, event);
    this.events = [...this.events, event];
    if (this.face.pause(event)) this.newest = event;
  }

  private fold(view: View, event: GameEvent): void {
    if (this.face.fold) fold(this.face.fold, view, event);
  }

  private ask(asked: Asked): void {
    this.number = asked.number;
    this.toMove = asked.to_move;
    this.question = asked.question;
    if (this.words) this.words = { ...this.words, question: "" }; // that of before is nobody's any more
    this.choices = this.face.asksForWords ? [] : asked.choices.map((choice) => this.face.answerOf(choice));
    this.undo = asked.undo;
    this.clocks = asked.clocks;
    this.clocksAt = Date.now();
    this.askForWords();
  }

  /** The words of the server, for a game without any here: all, or those since the last. */
  askForWords(all = false): void {
    if (all) this.spokenUntil = -1;
    if (!this.face.asksForWords || (this.awaitsWords && !all)) return; // what comes says whether to ask again
    this.awaitsWords = true;
    connection.send({ t: "words", table: this.id, language: currentLanguage(), seen: this.spokenUntil, names: seatNames(text, this.table), state: this.face.asksForState });
  }

  /** Whatever the server found too often and dropped, as far as it is still missing. */
  private askAgain(): void {
    this.awaitsWords = false;
    if (this.seen < 0) connection.askFor(this.id);
    else if (this.spokenUntil < this.number) this.askForWords();
  }

  private speak(words: Words): void {
    this.awaitsWords = false;
    if (words.number < this.number) return this.askForWords();
    if (words.number > this.number) return; // they are asked for when what has happened is shown
    if (words.since > 0 && words.since !== this.spokenUntil) return; // it was asked for before something else came
    const log = words.since > 0 ? [...(this.words?.log ?? []), ...words.log] : words.log;
    this.words = { said: null, question: words.question, log, state: words.state, forecast: words.forecast, standing: words.standing };
    this.choices = words.choices.map((choice) => this.face.answerOf(choice));
    this.spokenUntil = words.number;
    this.showUnsent();
    this.showHeld();
  }

  private refused(request: string, trouble: Trouble): void {
    if (request === this.request && trouble.code === "ends-turn" && this.pending) {
      this.hold(this.pending);
      return;
    }
    this.hints.giveUp(request);
    this.trouble = { code: trouble.code, rule: trouble.rule, key: trouble.key };
    if (request !== this.request) return; // it was only a question
    this.reconcile();
    connection.askFor(this.id);
  }

  async refreshTable(): Promise<void> {
    this.counted = null;
    try {
      const table = await api.table(this.id);
      this.know({ ...table, watching: this.counted ?? table.watching });
    } catch {
      // The next message brings it.
    }
  }
}
