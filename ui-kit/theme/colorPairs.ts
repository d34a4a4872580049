import type { Palette } from './palettes.ts'

type Token = keyof Palette

/** Which colours stand on which, and the contrast they need: 4.5 for words, 3 for edges and marks (WCAG 1.4.3, 1.4.11). */
export const colorPairs: readonly { front: Token; grounds: readonly Token[]; least: 3 | 4.5 }[] = [
  { front: 'ink', grounds: ['paper', 'surface', 'sunk', 'ok-tint', 'warn-tint', 'bad-tint', 'info-tint'], least: 4.5 },
  { front: 'ink-2', grounds: ['paper', 'surface', 'sunk', 'brand-tint'], least: 4.5 },
  { front: 'ink-3', grounds: ['paper', 'surface', 'sunk'], least: 4.5 },
  { front: 'brand', grounds: ['paper', 'surface', 'sunk', 'brand-tint'], least: 4.5 },
  { front: 'on-brand', grounds: ['brand', 'brand-hover'], least: 4.5 },
  { front: 'accent', grounds: ['paper', 'surface', 'sunk', 'accent-tint'], least: 4.5 },
  { front: 'on-accent', grounds: ['accent'], least: 4.5 },
  { front: 'on-sun', grounds: ['sun'], least: 4.5 },
  { front: 'ok', grounds: ['paper', 'surface', 'ok-tint'], least: 4.5 },
  { front: 'warn', grounds: ['paper', 'surface', 'warn-tint'], least: 4.5 },
  { front: 'bad', grounds: ['paper', 'surface', 'bad-tint'], least: 4.5 },
  { front: 'on-bad', grounds: ['bad'], least: 4.5 },
  { front: 'info', grounds: ['paper', 'surface', 'info-tint'], least: 4.5 },
  { front: 'line-strong', grounds: ['paper', 'surface'], least: 3 },
  { front: 'sun-edge', grounds: ['paper', 'surface'], least: 3 },
  { front: 'focus', grounds: ['paper', 'surface', 'sunk', 'halo'], least: 3 },
]
