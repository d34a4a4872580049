/** The free times that are shown at once. */
export const daysPerPage = 7

/** The first request of a provider's free times: server and browser build the same one. */
export const freeTimesRequest = (providerId: string, from?: string) => ({
  params: { id: providerId },
  query: { from, days: String(daysPerPage) },
})
