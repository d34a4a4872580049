import { hash } from 'node:crypto'
import type { NewFact, StoredFact } from './eventStore.ts'

/** The previous hash of the first fact in a stream. */
export const noPreviousHash = ''

/** Whether the facts of a stream are chained. Streams that drop old facts (secrets, presence) cannot be. */
export const isChained = (stream: string) => !/^(vault|presence)-/.test(stream)

/**
 * The hash of a stored fact: over the previous hash in its stream and all its fields, encrypted ones as ciphertext, so that it stays
 * valid after an erasure. SHA-256, base64url.
 */
const hashOf = (stream: string, { id, type, version, data, meta }: NewFact, previous: string) => {
  const { by, at, correlationId, causationId = '' } = meta
  const content = [previous, stream, id, type, version, data, by.role, by.id, at, correlationId, causationId]
  return hash('sha256', JSON.stringify(content), 'base64url')
}

/** Adds to each new fact its hash, chained to the fact before it. */
export const chainFacts = (stream: string, facts: readonly NewFact[], previous: string): NewFact[] => {
  let lastHash = previous
  return facts.map((fact) => {
    lastHash = hashOf(stream, fact, lastHash)
    return { ...fact, meta: { ...fact.meta, hash: lastHash } }
  })
}

/** The fact at which a stream's hash chain breaks, and why. */
export interface BrokenLink {
  stream: string
  revision: number
  position: number
  why: string
}

/** Verifies the hash chains of all streams; call it with each fact in log order. Returns the broken link, if the fact is one. */
export const chainVerifier = () => {
  const heads = new Map<string, { revision: number; hash: string }>()
  return (fact: StoredFact): BrokenLink | undefined => {
    const { stream, revision, position } = fact
    if (!isChained(stream)) return undefined
    const previous = heads.get(stream) ?? { revision: -1, hash: noPreviousHash }
    const expectedHash = hashIfReadable(fact, previous.hash)
    heads.set(stream, { revision, hash: fact.meta.hash ?? expectedHash ?? noPreviousHash })
    const why =
      expectedHash === undefined ? 'its data cannot be read' : chainErrorOf(fact, previous.revision, expectedHash)
    return why === undefined ? undefined : { stream, revision, position, why }
  }
}

const hashIfReadable = (fact: StoredFact, previous: string) => {
  try {
    return hashOf(fact.stream, fact, previous)
  } catch {
    return undefined
  }
}

const chainErrorOf = ({ revision, meta }: StoredFact, previousRevision: number, expectedHash: string) => {
  if (revision !== previousRevision + 1) return `revision ${previousRevision + 1} is missing`
  if (!meta.hash) return 'the fact carries no hash'
  return meta.hash === expectedHash ? undefined : 'the fact, or the one before it, was changed'
}
