/** Text normalized for comparison: lower case, without accents and control characters, single spaces. */
export const foldedText = (text: string) => withoutAccents(text).replace(/\s+/g, ' ').trim().toLowerCase()

// Most texts have none, and to find that out is a tenth of the work.
const withoutAccents = (text: string) =>
  isPlain.test(text) ? text : text.normalize('NFKD').replace(/\p{M}|\p{C}/gu, '')

/** Printable ASCII. */
const isPlain = /^[ -~]*$/
