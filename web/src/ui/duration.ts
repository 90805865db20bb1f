import { language } from '../i18n';

/** So many seconds in words; whole minutes as such. Reactive. */
export function duration(seconds: number): string {
  const [count, unit] = seconds >= 60 && seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
