import { parseArgs } from 'node:util'

export interface Wishes {
  /** How many products the large shop has. */
  products: number
  /** How long each call is made by each number of callers. */
  seconds: number
}

export const usage = 'npm run bench:http -- [--products <how many>] [--seconds <how long each call is made>]'

/** Reads the program's arguments. Throws with one sentence where they make no sense. */
export const wishesOf = (args: readonly string[]): Wishes => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { products: text, seconds: text } })
  return { products: whole('products', values.products ?? '100000'), seconds: whole('seconds', values.seconds ?? '3') }
}

const whole = (name: string, written: string) => {
  const value = Number(written)
  if (Number.isSafeInteger(value) && value >= 1 && written.trim() !== '') return value
  throw new RangeError(`--${name} must be a whole number from 1, not ${written}`)
}
