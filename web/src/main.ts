import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { prefetchTable } from "./games/early";
import { followVersion, installWorker } from "./lib/app";
import { useLanguage, wantedLanguage } from "./lib/language.svelte";
import { preferences, showPreferences } from "./lib/preferences.svelte";
import { path } from "./lib/router.svelte";
import { findPerson } from "./lib/session.svelte";
import { firstFrame } from "./lib/steps.svelte";

window.addEventListener("vite:preloadError", () => void followVersion());
showPreferences();
const [page, id] = path();
if (page === "table" && id) prefetchTable(id);
else if (!page || page === "join") void import("./pages/Lobby.svelte"); // with the texts, not after them
const ready = Promise.all([findPerson(), useLanguage(wantedLanguage(preferences.language, navigator.languages))]);
await firstFrame(); // of the empty bar of index.html
await ready;
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
installWorker();
