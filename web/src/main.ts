import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { prefetchBoards } from "./games/registry";
import { useLanguage, wantedLanguage } from "./lib/language.svelte";
import { preferences, showPreferences } from "./lib/preferences.svelte";
import { path } from "./lib/router.svelte";
import { findPerson } from "./lib/session.svelte";

showPreferences();
if (path()[0] === "table") prefetchBoards();
const code = wantedLanguage(preferences.language, navigator.languages);
const ready = Promise.all([findPerson(), useLanguage(code)]);
void [new Intl.NumberFormat(code), new Intl.PluralRules(code)]; // the first ones take a while: make them while waiting
await ready;
mount(App, { target: document.getElementById("app")! });
