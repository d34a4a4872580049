/** Distances in px, by step: `var(--space-4)` is 16 px. */
export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64 }

export type Space = keyof typeof spaces

/** Text sizes in px, each with its line height in px. */
export const textSizes = { 12: 16, 14: 20, 16: 24, 18: 26, 20: 28, 24: 30, 30: 36, 36: 40, 48: 52 }

export type TextSize = keyof typeof textSizes

export const radii = { 1: 6, 2: 10, 3: 16, full: 999 }

/** Durations in ms. */
export const motions = { fast: 120, medium: 200, slow: 320 }
