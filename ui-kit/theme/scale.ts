/** Distances in px, by step: `var(--space-4)` is 16 px. */
export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 }

export type Space = keyof typeof spaces

/** In place of the wider distances where large text needs the room. */
export const largeTextSpaces: Partial<Record<Space, number>> = { 3: 8, 4: 10, 5: 12, 6: 20, 7: 32, 8: 40 }

/** Text sizes in px, each with its line height in px. */
export const textSizes = { 12: 16, 14: 20, 16: 24, 18: 26, 20: 28, 24: 30, 30: 36, 36: 40, 48: 52 }

export type TextSize = keyof typeof textSizes

/** In place of the large sizes where a line has room for a dozen letters only: size and line height in px. */
export const largeTextSizes: Partial<Record<TextSize, readonly [size: number, lineHeight: number]>> = {
  18: [17, 24],
  20: [18, 24],
  24: [19, 24],
  30: [20, 25],
  36: [20, 25],
  48: [21, 26],
}

export const radii = { 1: 6, 2: 10, 3: 16, full: 999 }

/** Durations in ms. */
export const motions = { fast: 120, medium: 200, slow: 320 }
