/** The figures of several rounds by the name of the measure: one figure per round. */
export type Rounds<Name extends string> = Readonly<Record<Name, readonly number[]>>

/** Runs all measures in turn, round after round, so that other load on the machine affects all of them alike. */
export const alternate = async <Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Rounds<Name>> => {
  const names = Object.keys(measures) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) found[name].push(await measures[name]())
  }
  return found
}

/** Two things that are measured, or what was found of both. */
export interface Pair<Value> {
  here: Value
  other: Value
}

/** Measures both in each of so many rounds, each of them first in every other round, after a round that does not count. */
export const alternatePair = async <Side, Result>(
  rounds: number,
  { here, other }: Pair<Side>,
  measure: (side: Side) => Promise<Result>,
): Promise<readonly Pair<Result>[]> => {
  const results = await repeat(rounds + 1, async (round) => {
    if (round % 2 === 0) return { here: await measure(here), other: await measure(other) }
    const ofOther = await measure(other)
    return { here: await measure(here), other: ofOther }
  })
  return results.slice(1)
}

/** What a measure found in each of so many rounds. `round`: from 0. */
export const repeat = async <Result>(rounds: number, measure: (round: number) => Promise<Result>) => {
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await measure(round))
  return results
}

/** Operations per second: `work` returns how many operations it did. */
export const rate = async (work: () => number | Promise<number>) => {
  const start = performance.now()
  const times = await work()
  return times / ((performance.now() - start) / 1000)
}

export const median = (figures: readonly number[]) => quantile(figures, 0.5)

/** The median of the ratios of two measures, taken within each round. */
export const medianRatio = (figures: readonly number[], others: readonly number[]) =>
  median(figures.map((figure, round) => figure / (others[round] ?? Number.NaN)))

/** The smallest figure that at least this share (0 to 1) of all figures does not exceed. */
export const quantile = (figures: readonly number[], share: number) => {
  const sorted = Float64Array.from(figures).sort()
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
