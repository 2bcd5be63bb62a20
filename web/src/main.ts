import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { useLanguage, wantedLanguage } from "./lib/language.svelte";
import { preferences, showPreferences } from "./lib/preferences.svelte";
import { findPerson } from "./lib/session.svelte";

showPreferences();
await Promise.all([findPerson(), useLanguage(wantedLanguage(preferences.language, navigator.languages))]);
mount(App, { target: document.getElementById("app")! });
