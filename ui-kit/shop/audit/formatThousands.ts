/** A whole number with its thousands apart: 12 345. */
export const formatThousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
