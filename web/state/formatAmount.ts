import { formatRand, formatShortRand, toCents } from '#domain/kernel/money.ts'

/** An amount of an answer, in rand, as people read it: 349 -> 'R 349.00'. */
export const formatAmount = (amount: number) => formatRand(toCents(amount))

/** The same for words, such as those of a filter: 1299 -> 'R1 299'. */
export const formatShortAmount = (amount: number) => formatShortRand(toCents(amount))
