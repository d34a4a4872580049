/** Whole rand; an end that is left out is open. */
export type PriceEnds = { from?: number | undefined; to?: number | undefined }

type Typed = { from: string; to: string }
type Read = { ends?: PriceEnds; problem?: { field: keyof Typed; message: string } }

/** Two typed prices as whole rand, or what is wrong with which of them. */
export const priceEnds = ({ from, to }: Typed): Read => {
  const ends = { from: wholeRand(from), to: wholeRand(to) }
  if (Number.isNaN(ends.from)) return { problem: { field: 'from', message: digitsOnly } }
  if (Number.isNaN(ends.to)) return { problem: { field: 'to', message: digitsOnly } }
  if (ends.from !== undefined && ends.to !== undefined && ends.from > ends.to)
    return { problem: { field: 'to', message: 'Must not be below the first' } }

  return { ends }
}

const digitsOnly = 'Whole rand only, like 250'

const wholeRand = (typed: string) => {
  const digits = typed.replaceAll(/\s/g, '')
  if (digits === '') return undefined

  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
