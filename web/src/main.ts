import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './i18n';
import { person } from './person.svelte';
import './styles/base.css';
import { showTheme } from './ui/theme.svelte';

showTheme();
// A browser becomes a person before its first socket opens; offline it does so later.
await Promise.all([speak(preferredLanguage()), person.introduce().catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
