/** Text as it is compared: without capitals, accents and what nobody sees. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\p{C}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
