/**
 * Removes invisible characters: lone surrogates, control characters, bidirectional overrides and zero-width characters, except joiners
 * inside words and emoji. A text without any visible character becomes empty. Lines end with `\n`.
 */
export const cleanText = (written: string) => {
  const text = written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(zeroWidth, '')
    .replace(danglingJoiner, '')
  return invisibleOnly.test(text) ? '' : text
}

// Zero-width spaces, soft hyphens, byte order marks.
const zeroWidth = /[\u00ad\u200b\u2060-\u2064\ufeff]/g
const visible = '[^\\s\\p{Cf}\\p{DI}]'
const joiner = '[\\u200c-\\u200f\\u061c]'
// An emoji may be followed by a variation selector.
const danglingJoiner = new RegExp(`(?<!${visible}\\ufe0f?)${joiner}|${joiner}(?!${visible})`, 'gu')
// Fillers and braille blanks count as letters elsewhere.
const invisibleOnly = /^[\s\p{C}\p{DI}\u2800]*$/u
