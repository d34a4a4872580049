const mostCharacters = 60

/**
 * A search as it is counted: in small letters, at most 60 characters. `undefined` for what looks like somebody's own, an e-mail address
 * or a number of seven digits and more (a telephone's, an identity's): it is not written down.
 */
export const countedText = (typed: string) => {
  const text = plainText(typed)
  if (text === '' || looksPersonal(text)) return undefined
  return [...text].slice(0, mostCharacters).join('').trim()
}

/** The text in small letters, as any keyboard writes it. */
export const plainText = (typed: string) => typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

// Looked for in the whole text, before it is cut; digits may be written in groups.
const looksPersonal = (text: string) => /\S@\S/.test(text) || /\d(?:[ ().+/-]*\d){6}/.test(text)
