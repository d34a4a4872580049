/** Splits a text into values at commas and line breaks, with single spaces. */
export const splitValues = (text: string) =>
  text
    .split(/[,\n]/)
    .map((value) => value.trim().replace(/\s+/g, ' '))
    .filter((value) => value !== '')

/** Parses a text into tags, which are in lower case. */
export const parseTags = (text: string) => splitValues(text.toLowerCase())

/** The values with more of them added, without duplicates. */
export const addValues = (values: readonly string[], more: readonly string[]) => [...new Set([...values, ...more])]
