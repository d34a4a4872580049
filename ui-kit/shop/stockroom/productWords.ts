/** A discount as admins read it: `-15 %`, or `+5 %` where it is a surcharge. */
export const discountWords = (percent: number) => {
  if (percent === 0) return '–'
  return percent > 0 ? `-${percent}\u00a0%` : `+${-percent}\u00a0%`
}

/** What is set aside for orders, or nothing. */
export const reservedWords = (count: number) => (count === 0 ? undefined : `${count} reserved`)

/** A count with its noun: `1 product`, `4 products`. */
export const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)
