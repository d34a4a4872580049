/** Text normalized for comparison: lower case, without accents and control characters, single spaces. */
export const foldedText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\p{C}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
