import { parseArgs } from 'node:util'

/** What to simulate: many seeds, or one of them step by step. */
export interface Wishes {
  /** The first seed. */
  from: number
  seeds: number
  workers: number
  trace: boolean
}

export const usage =
  'npm run simulate -- --seeds <how many> [--from <first seed>] [--workers <how many>], or --seed <one seed> [--trace]'

/** Reads a program's arguments. Throws with one sentence where they make no sense. */
export const wishesOf = (args: readonly string[]): Wishes => {
  const { seeds, from, seed, workers, trace = false } = parsed(args)
  if (seed === undefined) {
    if (trace) throw new RangeError('A trace is of one seed: name it with --seed')
    return {
      from: number('from', from ?? '1', 0),
      seeds: number('seeds', seeds ?? '2000'),
      workers: crew(workers),
      trace,
    }
  }
  if (seeds !== undefined || from !== undefined) throw new RangeError('Either one seed (--seed), or many (--seeds)')
  return { from: number('seed', seed, 0), seeds: 1, workers: 1, trace }
}

const text = { type: 'string' } as const

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { seeds: text, from: text, seed: text, workers: text, trace: { type: 'boolean' } },
  }).values

const crew = (workers = '1') => number('workers', workers)

const number = (name: string, written: string, least = 1) => {
  const value = Number(written)
  if (Number.isSafeInteger(value) && value >= least && written.trim() !== '') return value
  throw new RangeError(`--${name} must be a whole number from ${least}, not ${written}`)
}
