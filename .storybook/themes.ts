/** The themes of the shop that a page can be told to have, the usual one first. */
export const themes = ['light', 'dark', 'contrast'] as const

export type Theme = (typeof themes)[number]
