/** Formats a discount for admins: `-15%`, or `+5%` for a surcharge. */
export const formatDiscount = (percent: number) => {
  if (percent === 0) return '–'
  return percent > 0 ? `-${percent}%` : `+${-percent}%`
}

/** Formats the number of reserved pieces; undefined for 0. */
export const formatReserved = (count: number) => (count === 0 ? undefined : `${count} set aside`)
