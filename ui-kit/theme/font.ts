import type { TextSize } from './scale.ts'

/** One `font` declaration of the type scale: `${font(18, 600)}`. Weights 400, 600, 800. */
export const font = (size: TextSize, weight: 400 | 600 | 800 = 400) =>
  `font: ${weight} var(--text-${size}) var(--font);`

/** Digits of equal width, for prices and columns of numbers. */
export const tabular = 'font-variant-numeric: tabular-nums;'
