import { median } from '#bench/rounds.ts'
import type { ProcessMemory } from './processMemory.ts'

/** The memory of the shop `at` so many seconds after the load began. */
export interface MemorySample extends ProcessMemory {
  at: number
}

/** The slope in megabytes per hour: the median of the slopes between all samples (Theil-Sen), so that outliers do not count. */
export const hourlySlope = (samples: readonly Pick<MemorySample, 'at' | 'resident'>[]) => {
  const slopes = samples.flatMap((sample, index) =>
    samples.slice(index + 1).map((later) => (later.resident - sample.resident) / (later.at - sample.at)),
  )
  return slopes.length === 0 ? 0 : median(slopes) * 3600
}

/** The samples of the second half of the time. */
export const secondHalf = (samples: readonly MemorySample[]) => {
  const end = samples.at(-1)?.at ?? 0
  return samples.filter(({ at }) => at >= end / 2)
}

export const sampleLine = ({ at, resident, anonymous, file, heapUsed, heapTotal, external }: MemorySample) =>
  `… ${Math.round(at)} s: ${rounded(resident)} MB resident (${rounded(anonymous)} anonymous, ${rounded(file)} file), heap ${rounded(heapUsed)} of ${rounded(heapTotal)}, external ${rounded(external)}`

const rounded = (value: number) => Math.round(value)
