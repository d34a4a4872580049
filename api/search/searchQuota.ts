/** Milliseconds, and how many searches of one caller are counted in them. */
const stretch = 10 * 60_000
const most = 20

/** Says of a search whether it is counted: what one caller makes up must not crowd out what all others looked for. Moments in milliseconds. */
export const openSearchQuota = () => {
  let began = Number.NEGATIVE_INFINITY
  const counted = new Map<string, number>()

  return (by: string, at: number) => {
    if (at - began >= stretch) {
      began = at
      counted.clear()
    }
    const count = (counted.get(by) ?? 0) + 1
    counted.set(by, count)
    return count <= most
  }
}
