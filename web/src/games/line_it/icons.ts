/** Line icons, drawn in a square of 24 units. */
export const ICONS = {
  /** A card comes onto a line. */
  line: 'M3 20h18M6 16V9M12 16V6M18 16V3',
  /** A card comes down into a hand. */
  hand: 'M12 3v9M8 8.5l4 4 4-4M4 15c2 4 4.5 6 8 6s6-2 8-6',
  /** A line is put together. */
  close: 'M5 5v14M19 5v14M9 12h6M12 9l3 3-3 3',
  /** The turn goes on to the next. */
  end: 'M4 12h13M12 6l6 6-6 6',
  /** No more cards: two bars. */
  pass: 'M9 5v14M15 5v14',
} as const;

export type Icon = keyof typeof ICONS;
