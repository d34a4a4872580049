/** Parses a text into tags: split at commas and line breaks, in lower case, with single spaces. */
export const parseTags = (text: string) =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((tag) => tag !== '')

/** The tags with more tags added, without duplicates. */
export const addTags = (tags: readonly string[], more: readonly string[]) => [...new Set([...tags, ...more])]
