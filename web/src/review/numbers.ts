import { language } from '../i18n';

/** A share as people write it: "54 %". Reactive. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}

/** Points with one decimal, and a sign where one is wanted. Reactive. */
export function points(value: number, sign: 'signed' | 'plain' = 'plain'): string {
  const signDisplay = sign === 'signed' ? 'exceptZero' : 'auto';
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay });
  return format.format(value).replace('-', '−');
}
