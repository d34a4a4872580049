/** How many characters a text has once it is trimmed, code points: as the shop's own rules count them. */
export const charactersIn = (typed: string) => [...typed.trim()].length
