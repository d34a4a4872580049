const maxCharacters = 60

/**
 * The form in which searches are counted: lower case, at most 60 characters. `undefined` for a text that looks personal, an e-mail
 * address or a number of seven digits and more (a telephone or identity number): it is not stored.
 */
export const countableSearchText = (typed: string) => {
  const text = normalizeSearchText(typed)
  if (text === '' || looksPersonal(text)) return undefined
  return [...text].slice(0, maxCharacters).join('').trim()
}

/** Normalizes a search text: Unicode NFKC, lower case, single spaces, trimmed. */
export const normalizeSearchText = (typed: string) => typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

// Checks the whole text, before it is cut; the digits of a number may be grouped.
const looksPersonal = (text: string) => /\S@\S/.test(text) || /\d(?:[ ().+/-]*\d){6}/.test(text)
