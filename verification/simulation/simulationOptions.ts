import { flag, optionParser, wholeNumber } from '#harness/parseCommandLine.ts'

/** What to simulate: many seeds, or one of them with a trace. */
export interface SimulationOptions {
  /** The first seed. */
  from: number
  seeds: number
  workers: number
  trace: boolean
}

export const simulationUsage =
  'npm run simulate -- --seeds <how many> [--from <first seed>] [--workers <how many>], or --seed <one seed> [--trace]'

const parse = optionParser({
  seeds: wholeNumber({ min: 1 }),
  from: wholeNumber({ min: 0 }),
  seed: wholeNumber({ min: 0 }),
  workers: wholeNumber({ min: 1, default: 1 }),
  trace: flag,
})

/** Parses the program's arguments. Throws with one sentence where they are invalid or do not go together. */
export const parseSimulationOptions = (args: readonly string[]): SimulationOptions => {
  const { seeds, from, seed, workers, trace } = parse(args)
  if (seed === undefined) {
    if (trace) throw new RangeError('A trace is of one seed: name it with --seed')
    return { from: from ?? 1, seeds: seeds ?? 2000, workers, trace }
  }
  if (seeds !== undefined || from !== undefined) throw new RangeError('Either one seed (--seed), or many (--seeds)')
  return { from: seed, seeds: 1, workers: 1, trace }
}
