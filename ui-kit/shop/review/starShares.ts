/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type StarCounts = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>

export type StarShare = { stars: number; count: number; percent: number }

const bestFirst = [5, 4, 3, 2, 1] as const

/** Each number of stars with its count and whole percent, five stars first. The percents always make 100 together. */
export const starShares = (counts: StarCounts): StarShare[] => {
  const total = bestFirst.reduce((sum, stars) => sum + counts[stars], 0)
  const exact = bestFirst.map((stars) => ({ stars, share: total === 0 ? 0 : (100 * counts[stars]) / total }))
  const lost = Math.round(exact.reduce((sum, { share }) => sum + (share % 1), 0))
  const rounded = exact.toSorted((one, other) => (other.share % 1) - (one.share % 1)).slice(0, lost)

  return exact.map(({ stars, share }) => ({
    stars,
    count: counts[stars],
    percent: Math.floor(share) + (rounded.some((up) => up.stars === stars) ? 1 : 0),
  }))
}
