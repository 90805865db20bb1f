/** A number as it is written for people, with a real minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
