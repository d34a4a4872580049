/** The tags in a text: split at commas and new lines, in lower case, their inner spaces single. */
export const tagsOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((tag) => tag !== '')

/** Tags with more of them, each once. */
export const withTags = (tags: readonly string[], more: readonly string[]) => [...new Set([...tags, ...more])]
