/** Figures of several rounds by the name of what was measured: as many of each as there were rounds. */
export type Rounds<Name extends string> = Readonly<Record<Name, readonly number[]>>

/** Measures one after the other, round after round, so that whatever else the machine does hits all of them. */
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

/** How often something was done in a second: `work` answers how often it was done. */
export const rate = async (work: () => number | Promise<number>) => {
  const start = performance.now()
  const times = await work()
  return times / ((performance.now() - start) / 1000)
}

export const median = (figures: readonly number[]) => quantile(figures, 0.5)

/** The median of what one is to the other in each round. */
export const medianRatio = (figures: readonly number[], others: readonly number[]) =>
  median(figures.map((figure, round) => figure / (others[round] ?? Number.NaN)))

/** The figure that this share of all figures does not exceed. */
export const quantile = (figures: readonly number[], share: number) => {
  const sorted = Float64Array.from(figures).sort()
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
