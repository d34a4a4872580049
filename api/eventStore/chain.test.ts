import { describe, expect, it } from 'vitest'
import { aminasOrder } from '#domain/testing/fixtures.ts'
import { chainFacts, noPreviousHash } from './chain.ts'
import type { NewFact, StoredFact } from './eventStore.ts'
import { findBrokenLink } from './verifyFacts.ts'

const fact = (type: string, data: unknown): NewFact => ({
  id: `id of ${type}`,
  type,
  version: 1,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: '2026-11-16T08:00:00.000Z', correlationId: 'checkout-7' },
})

const stream = 'order-amina'
const history = (): StoredFact[] =>
  chainFacts(
    stream,
    [fact('OrderPlaced', aminasOrder), fact('OrderConfirmed', {}), fact('OrderCanceled', {})],
    noPreviousHash,
  ).map((written, revision) => ({ ...written, stream, revision, position: 10 + revision }))

/** Every field of a fact, each with a change to it. */
const changes: [name: string, change: (fact: StoredFact) => StoredFact][] = [
  ['its id', (fact) => ({ ...fact, id: 'another' })],
  ['its type', (fact) => ({ ...fact, type: 'OrderConfirmeD' })],
  ['its version', (fact) => ({ ...fact, version: 2 })],
  ['its data', (fact) => ({ ...fact, data: { total: 1 } })],
  ['its stream', (fact) => ({ ...fact, stream: 'order-aminb' })],
  ['its hash', (fact) => ({ ...fact, meta: { ...fact.meta, hash: `${fact.meta.hash?.slice(0, -1)}-` } })],
  ['the role of the actor', (fact) => ({ ...fact, meta: { ...fact.meta, by: { role: 'admin', id: 'amina' } } })],
  ['the id of the actor', (fact) => ({ ...fact, meta: { ...fact.meta, by: { role: 'customer', id: 'sipho' } } })],
  ['its time', (fact) => ({ ...fact, meta: { ...fact.meta, at: '2026-11-16T08:00:00.001Z' } })],
  ['its correlation id', (fact) => ({ ...fact, meta: { ...fact.meta, correlationId: 'checkout-8' } })],
  ['its causation id', (fact) => ({ ...fact, meta: { ...fact.meta, causationId: 'an id' } })],
]

describe('the chain of a stream', () => {
  it('is valid as it was written', () => {
    expect(findBrokenLink(history())).toBeUndefined()
  })

  it.each(changes)('breaks at a fact of which somebody changed %s', (_, change) => {
    const facts = history()
    const changed = facts.map((fact) => (fact.revision === 1 ? change(fact) : fact))
    expect(findBrokenLink(changed)).toMatchObject({ position: 11 })
  })

  it('breaks where a fact was removed', () => {
    expect(findBrokenLink(history().filter(({ revision }) => revision !== 1))).toMatchObject({
      revision: 2,
      why: 'revision 1 is missing',
    })
  })

  it('breaks where two facts were swapped', () => {
    const [first, second, third] = history().map(({ id, type, data, meta }) => ({ id, type, data, meta }))
    const swapped = history().map((fact, index) => ({ ...fact, ...[first, third, second][index] }))
    expect(findBrokenLink(swapped)).toMatchObject({ revision: 1 })
  })

  it('breaks at a fact without a hash', () => {
    const bare = history().map(({ meta: { hash: _hash, ...meta }, ...fact }) => ({ ...fact, meta }))
    expect(findBrokenLink(bare)).toMatchObject({ revision: 0, why: 'the fact carries no hash' })
  })

  it('is not checked in streams of the secret store', () => {
    expect(findBrokenLink(history().map((fact) => ({ ...fact, stream: 'vault-amina', data: {} })))).toBeUndefined()
  })
})
