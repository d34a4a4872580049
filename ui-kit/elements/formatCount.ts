/** A count with its noun: `1 product`, `4 products`. `plural` where it does not end in a plain s. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`
