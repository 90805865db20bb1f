/** Line icons, drawn in a square of 24 units. */
export const ICONS = {
  /** A card comes down into a hand. */
  take: 'M12 3v10M7.5 9l4.5 4.5L16.5 9M4 15c2 4 4.5 6 8 6s6-2 8-6',
  /** An open palm: let it lie. */
  leave: 'M6 12v3c0 4 2.5 6.5 6 6.5s6-2.5 6-6.5V7.5M6 12.5V8M10 12V5M14 12V4.5M18 12V7.5',
  back: 'M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  discard: 'M6 6l12 12M18 6L6 18',
  draw: 'M12 4v14M6.5 12.5L12 18l5.5-5.5',
  hit: 'M5 19L19 5M12 19l7-7M5 12l7-7',
} as const;

export type Icon = keyof typeof ICONS;
