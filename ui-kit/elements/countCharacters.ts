/** Number of code points in the trimmed text, as the domain's rules count them. */
export const countCharacters = (typed: string) => [...typed.trim()].length
