import { speak } from './i18n';

await speak('en');
