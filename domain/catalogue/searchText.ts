/** The length limits of a search text, in characters (sections 5 and 9 of the specification). */
const minSearchLength = 3
const maxSearchLength = 100

/** Removes HTML from a search text: `<b>ketle` -> `ketle`. At most 100 characters; a comparison such as `< 2 l` stays. */
export const sanitizeSearchText = (typed: string) =>
  typed
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .slice(0, maxSearchLength)
    // Half a surrogate pair at the end cannot be encoded in a URL.
    .replace(/[\ud800-\udbff]$/, '')

/** Whether a text is long enough for a search. */
export const isSearchable = (text: string) => text.trim().length >= minSearchLength
