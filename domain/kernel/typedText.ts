/**
 * Text without what nobody types or sees: halves of signs, control characters, signs that turn the direction of everything after them,
 * and signs without any width, but for those that join what stands on both sides, in words and emoji. What is left of a text in which
 * there is nothing to see is empty. Lines end with `\n`.
 */
export const typedText = (written: string) => {
  const text = written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(withoutWidth, '')
    .replace(joiningNothing, '')
  return nothingToSee.test(text) ? '' : text
}

// Zero-width spaces, soft hyphens, byte order marks.
const withoutWidth = /[\u00ad\u200b\u2060-\u2064\ufeff]/g
const visible = '[^\\s\\p{Cf}\\p{DI}]'
const joiner = '[\\u200c-\\u200f\\u061c]'
// An emoji may have a sign behind it that says how it looks.
const joiningNothing = new RegExp(`(?<!${visible}\\ufe0f?)${joiner}|${joiner}(?!${visible})`, 'gu')
// Fillers and braille blanks count as letters elsewhere.
const nothingToSee = /^[\s\p{C}\p{DI}\u2800]*$/u
