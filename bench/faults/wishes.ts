import { parseArgs } from 'node:util'

export interface Wishes {
  cycles: number
  seed: number
}

export const usage = 'npm run faults -- [--cycles <how many>] [--seed <a number>]'

/** Reads the program's arguments. Throws with one sentence where they make no sense. */
export const wishesOf = (args: readonly string[]): Wishes => {
  const { values } = parseArgs({ args: [...args], options: { cycles: { type: 'string' }, seed: { type: 'string' } } })
  return { cycles: whole('cycles', values.cycles ?? '20', 1), seed: whole('seed', values.seed ?? '1', 0) }
}

const whole = (name: string, written: string, least: number) => {
  const value = Number(written)
  if (Number.isSafeInteger(value) && value >= least && written.trim() !== '') return value
  throw new RangeError(`--${name} must be a whole number from ${least}, not ${written}`)
}
