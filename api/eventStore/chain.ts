import { hash } from 'node:crypto'
import type { NewFact, StoredFact } from './eventStore.ts'

/** The first link of a stream is chained to nothing. */
export const noLink = ''

/** Streams whose facts come and go: what is not kept cannot be chained. */
export const isChained = (stream: string) => !/^(vault|presence)-/.test(stream)

/**
 * The hash of a fact as it is stored: over the hash before it in its stream and everything that the fact says, sealed fields as cipher
 * text, so that it holds after an erasure too. SHA-256, base64url.
 */
const linkOf = (stream: string, { id, type, version, data, meta }: NewFact, previous: string) => {
  const { by, at, correlationId, causationId = '' } = meta
  const told = [previous, stream, id, type, version, data, by.role, by.id, at, correlationId, causationId]
  return hash('sha256', JSON.stringify(told), 'base64url')
}

/** Facts on their way into a stream, each chained to the one before. */
export const chained = (stream: string, facts: readonly NewFact[], previous: string): NewFact[] => {
  let link = previous
  return facts.map((fact) => {
    link = linkOf(stream, fact, link)
    return { ...fact, meta: { ...fact.meta, hash: link } }
  })
}

/** Where a chain does not hold. */
export interface BrokenLink {
  stream: string
  revision: number
  position: number
  why: string
}

/** Follows the chains of all streams, fact by fact in their order. */
export const chainCheck = () => {
  const ends = new Map<string, { revision: number; link: string }>()
  return (fact: StoredFact): BrokenLink | undefined => {
    const { stream, revision, position } = fact
    if (!isChained(stream)) return undefined
    const before = ends.get(stream) ?? { revision: -1, link: noLink }
    const link = linkIfReadable(fact, before.link)
    ends.set(stream, { revision, link: fact.meta.hash ?? link ?? noLink })
    const why = link === undefined ? 'its data cannot be read' : faultOf(fact, before.revision, link)
    return why === undefined ? undefined : { stream, revision, position, why }
  }
}

const linkIfReadable = (fact: StoredFact, previous: string) => {
  try {
    return linkOf(fact.stream, fact, previous)
  } catch {
    return undefined
  }
}

const faultOf = ({ revision, meta }: StoredFact, before: number, link: string) => {
  if (revision !== before + 1) return `revision ${before + 1} is missing`
  if (!meta.hash) return 'the fact carries no hash'
  return meta.hash === link ? undefined : 'the fact, or the one before it, is not what was written'
}
