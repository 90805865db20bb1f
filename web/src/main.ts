import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './i18n';
import './styles/base.css';

await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
