import { type BrokenLink, chainCheck, isChained } from './chain.ts'
import type { EventStore, StoredFact } from './eventStore.ts'
import { everyFact } from './factsBetween.ts'

interface FactsVerified {
  /** How many chained facts were looked at. */
  facts: number
  streams: number
  broken: number
  firstBroken: BrokenLink | undefined
}

/** Follows the hash chain of every stream, from the first fact to the newest of this moment. `store` is the raw one. */
export const verifyFacts = async (store: EventStore, progress: (position: number) => void = () => undefined) => {
  const check = chainCheck()
  const streams = new Set<string>()
  const verified: FactsVerified = { facts: 0, streams: 0, broken: 0, firstBroken: undefined }
  for await (const batch of everyFact(store)) {
    for (const fact of batch.filter(({ stream }) => isChained(stream))) {
      const broken = check(fact)
      verified.facts += 1
      verified.broken += broken ? 1 : 0
      verified.firstBroken ??= broken
      streams.add(fact.stream)
    }
    progress(batch.at(-1)?.position ?? 0)
  }
  return { ...verified, streams: streams.size }
}

/** The first broken link of one stream, told by its facts as they are stored; `undefined` where all hold. */
export const brokenLinkIn = (facts: readonly StoredFact[]): BrokenLink | undefined => {
  const check = chainCheck()
  for (const fact of facts) {
    const broken = check(fact)
    if (broken) return broken
  }
  return undefined
}
