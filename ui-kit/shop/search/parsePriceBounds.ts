/** A price range in whole rand; an undefined bound is open. */
export type PriceBounds = { from?: number | undefined; to?: number | undefined }

type TypedPrices = { from: string; to: string }
type ParsedPrices = { bounds?: PriceBounds; problem?: { field: keyof TypedPrices; message: string } }

/** Parses two typed prices as whole rand, or says which field is wrong and why. */
export const parsePriceBounds = ({ from, to }: TypedPrices): ParsedPrices => {
  const bounds = { from: parseRand(from), to: parseRand(to) }
  if (Number.isNaN(bounds.from)) return { problem: { field: 'from', message: digitsOnly } }
  if (Number.isNaN(bounds.to)) return { problem: { field: 'to', message: digitsOnly } }
  if (bounds.from !== undefined && bounds.to !== undefined && bounds.from > bounds.to)
    return { problem: { field: 'to', message: 'Must not be below the first' } }

  return { bounds }
}

const digitsOnly = 'Whole rand only, like 250'

const parseRand = (typed: string) => {
  const digits = typed.replaceAll(/\s/g, '')
  if (digits === '') return undefined

  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
