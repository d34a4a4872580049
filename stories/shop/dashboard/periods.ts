/** The periods to choose from, one of them on show. */
export const periodsWith = (shown: number) =>
  [7, 30, 90].map((days) => ({ days, href: `/Dashboard?days=${days}`, isShown: days === shown }))
