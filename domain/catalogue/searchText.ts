/** Characters of a search (sections 5 and 9 of the specification). */
const shortestSearch = 3
const longestSearch = 100

/** What somebody typed, without HTML: `<b>ketle` -> `ketle`. At most 100 characters; a comparison such as `< 2 l` stays. */
export const plainText = (typed: string) =>
  typed
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .slice(0, longestSearch)
    // Half a sign at the end cannot be written in an address.
    .replace(/[\ud800-\udbff]$/, '')

/** Whether there is enough to search for. */
export const isSearchable = (text: string) => text.trim().length >= shortestSearch
