/** The selectable periods, one of them shown. */
export const periodsWith = (shown: number) =>
  [7, 30, 90].map((days) => ({ days, href: `/Dashboard?days=${days}`, isShown: days === shown }))
