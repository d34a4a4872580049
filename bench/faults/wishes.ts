import { parseArgs } from 'node:util'

export interface Wishes {
  cycles: number
  seed: number
  /** Whether the whole shop is killed, over HTTP, instead of what is behind its counter. */
  shop: boolean
}

export const usage = 'npm run faults -- [--cycles <how many>] [--seed <a number>] [--shop]'

/** Reads the program's arguments. Throws with one sentence where they make no sense. */
export const wishesOf = (args: readonly string[]): Wishes => {
  const text = { type: 'string' } as const
  const options = { cycles: text, seed: text, shop: { type: 'boolean', default: false } } as const
  const { cycles = '20', seed = '1', shop } = parseArgs({ args: [...args], options }).values
  return { cycles: whole('cycles', cycles, 1), seed: whole('seed', seed, 0), shop }
}

const whole = (name: string, written: string, least: number) => {
  const value = Number(written)
  if (Number.isSafeInteger(value) && value >= least && written.trim() !== '') return value
  throw new RangeError(`--${name} must be a whole number from ${least}, not ${written}`)
}
