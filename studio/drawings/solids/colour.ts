/** `#rrggbb` */
export type Colour = `#${string}`

/** Two colours mixed; `part` 0 is the first, 1 the second. */
export const mix = (a: Colour, b: Colour, part: number): Colour => {
  const channel = (index: number) => Math.round(hex(a, index) * (1 - part) + hex(b, index) * part)
  return `#${[0, 1, 2].map((index) => channel(index).toString(16).padStart(2, '0')).join('')}`
}

const hex = (colour: Colour, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)

export const lighter = (colour: Colour, part: number) => mix(colour, '#ffffff', part)
export const darker = (colour: Colour, part: number) => mix(colour, '#1d1a2b', part)

export const chrome: Colour = '#c3c7cc'
export const steel: Colour = '#9aa0a6'
export const coal: Colour = '#2b2e33'
export const snow: Colour = '#f1f2f2'
export const wood: Colour = '#d9a860'
