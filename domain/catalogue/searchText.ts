import { maxInputLength, minSearchLength } from '#domain/businessConstants.ts'

/** Removes HTML from a search text: `<b>ketle` -> `ketle`. At most 100 characters; a comparison such as `< 2 l` stays. */
export const sanitizeSearchText = (typed: string) =>
  typed
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .slice(0, maxInputLength)
    // Half a surrogate pair at the end cannot be encoded in a URL.
    .replace(/[\ud800-\udbff]$/, '')

/** Whether a text is long enough for a search. */
export const isSearchable = (text: string) => text.trim().length >= minSearchLength
