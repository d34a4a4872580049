/**
 * Text without what no keyboard writes: halves of signs, control characters, and signs that turn the direction of everything after
 * them. Lines end with `\n`.
 */
export const typedText = (written: string) =>
  written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
