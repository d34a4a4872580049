import { openChance } from '#bench/chance.ts'
import { type Engine, shopEngine } from './engine.ts'
import { live } from './life.ts'
import { openMemory } from './memory.ts'
import { openScheduler } from './scheduler.ts'
import { openSea } from './sea.ts'
import { openTrace } from './trace.ts'
import { Violation } from './violation.ts'
import { inVirtualTime } from './virtualTime.ts'
import { openWeather, type Weather } from './weather.ts'

/** What became of one seed. */
export interface Run {
  seed: number
  steps: number
  /** Stands for every step: the same for the same seed, whatever ran before. */
  hash: string
  /** How often each happened. */
  troubles: Readonly<Weather>
  facts: number
  /** Orders that the shop said yes to, each counted once. */
  acknowledged: number
  refusals: number
  /** Appends that came too late. */
  conflicts: number
  failure?: Failure
}

interface Failure {
  invariant: string
  what: string
  /** The steps before it. */
  last: readonly string[]
}

interface Options {
  engine?: Engine
  /** Is given every step as it happens. */
  print?: (line: string) => void
}

/** One small shop from its first order to its rest, with everything that the seed has in store for it. */
export const simulate = async (seed: number, { engine = shopEngine, print }: Options = {}): Promise<Run> => {
  const chance = openChance(seed)
  const trace = openTrace(print)
  const weather = openWeather(chance)
  const scheduler = openScheduler(chance, trace)
  const sea = openSea(scheduler, chance, weather)
  const memory = openMemory()
  const failure = await inVirtualTime(scheduler, () => live(sea, engine, memory)).then(() => undefined, failureOf)
  return {
    seed,
    steps: trace.steps(),
    hash: trace.hash(),
    troubles: weather.counts(),
    facts: sea.log.length(),
    acknowledged: new Set(memory.told.placed.map(({ id }) => id)).size,
    refusals: memory.refusals(),
    conflicts: sea.conflicts,
    ...(failure && { failure: { ...failure, last: trace.last() } }),
  }
}

// Whatever else the engine throws is as bad as a broken promise.
const failureOf = (error: unknown) =>
  error instanceof Violation
    ? { invariant: error.invariant, what: error.message }
    : { invariant: 'nothing fails unexpectedly', what: String(error instanceof Error ? error.stack : error) }
