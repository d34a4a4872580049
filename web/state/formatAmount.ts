import { formatRand, toCents } from '#domain/kernel/money.ts'

/** An amount of an answer, in rand, as people read it: 349 -> 'R 349.00'. */
export const formatAmount = (amount: number) => formatRand(toCents(amount))
