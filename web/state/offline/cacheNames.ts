/** All caches of the shop begin with it. */
export const cachePrefix = 'ekhaya-'

/** The caches with answers to one person begin with it, and end with the person's id. */
export const privateCachePrefix = `${cachePrefix}private-`

/** Answers to calls that need no session. */
export const answersCache = `${cachePrefix}answers`
