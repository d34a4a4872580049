/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type StarCounts = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>

export type StarShare = { stars: number; count: number; percent: number }

const bestFirst = [5, 4, 3, 2, 1] as const

/** The count and the whole percentage of each star rating, five stars first. The percentages always add up to 100. */
export const starShares = (counts: StarCounts): StarShare[] => {
  const total = bestFirst.reduce((sum, stars) => sum + counts[stars], 0)
  const exact = bestFirst.map((stars) => ({ stars, share: total === 0 ? 0 : (100 * counts[stars]) / total }))
  const missingPercent = Math.round(exact.reduce((sum, { share }) => sum + (share % 1), 0))
  const roundedUp = exact.toSorted((one, other) => (other.share % 1) - (one.share % 1)).slice(0, missingPercent)

  return exact.map(({ stars, share }) => ({
    stars,
    count: counts[stars],
    percent: Math.floor(share) + (roundedUp.some((one) => one.stars === stars) ? 1 : 0),
  }))
}
