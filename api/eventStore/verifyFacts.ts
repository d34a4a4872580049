import { type BrokenLink, chainVerifier, isChained } from './chain.ts'
import type { EventStore, StoredFact } from './eventStore.ts'
import { everyFact } from './factsBetween.ts'

interface Verification {
  /** Number of chained facts that were verified. */
  facts: number
  streams: number
  broken: number
  firstBroken: BrokenLink | undefined
}

/** Verifies the hash chain of every stream up to the current head. `store` is the raw one. */
export const verifyFacts = async (store: EventStore, progress: (position: number) => void = () => undefined) => {
  const verify = chainVerifier()
  const streams = new Set<string>()
  const verification: Verification = { facts: 0, streams: 0, broken: 0, firstBroken: undefined }
  for await (const batch of everyFact(store)) {
    for (const fact of batch.filter(({ stream }) => isChained(stream))) {
      const broken = verify(fact)
      verification.facts += 1
      verification.broken += broken ? 1 : 0
      verification.firstBroken ??= broken
      streams.add(fact.stream)
    }
    progress(batch.at(-1)?.position ?? 0)
  }
  return { ...verification, streams: streams.size }
}

/** Finds the first broken link in the stored (still encrypted) facts of one stream; `undefined` if the chain is valid. */
export const findBrokenLink = (facts: readonly StoredFact[]): BrokenLink | undefined => {
  const verify = chainVerifier()
  for (const fact of facts) {
    const broken = verify(fact)
    if (broken) return broken
  }
  return undefined
}
