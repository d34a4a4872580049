import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aminasHouse, monday } from '#domain/cast.ts'
import type { Keeping } from '#domain/kernel/personal.ts'
import type { NewFact, StoredFact } from './eventStore.ts'
import { keyToOpen, keyToSeal, opened, type SealingKey, sealed, TamperedFact } from './sealing.ts'

const nobody = { recipientName: '(erased)', city: '(erased)' }

const keepings: Record<string, Keeping> = {
  KettleRegistered: {
    version: 2,
    personal: { owner: '(erased)', home: nobody },
    personalBefore: { 1: { buyer: '(erased)' } },
  },
  KettleInvoiced: { version: 1, personal: { owner: '(erased)' }, key: 'invoice' },
  KettlePraised: { version: 1, personal: { words: '(erased)' }, key: { customerIn: 'by' } },
  KettleDescaled: { version: 1 },
}
const keepingOf = (type: string) => keepings[type]

const keyNamed = (name: string): SealingKey => ({
  name,
  id: randomBytes(4).toString('hex'),
  secret: createSecretKey(randomBytes(32)),
})

const fact = (type: string, data: unknown, version = 1): NewFact => ({
  id: randomUUID(),
  type,
  version,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: monday, correlationId: 'a new kettle' },
})

const stored = (stream: string, added: NewFact): StoredFact => ({ ...added, stream, revision: 3, position: 9 })

const aminasKey = keyNamed('customer-amina')
const aminasKettle = { serial: 'K-7', home: aminasHouse, owner: 'Amina Daniels', colour: 'blue' }
const registered = fact('KettleRegistered', aminasKettle, 2)
const inTheLog = stored('kettle-amina', sealed('kettle-amina', registered, keepingOf, aminasKey))

const nonceOf = ({ data }: NewFact) => (data as { $personal: { text: string } }).$personal.text.slice(0, 16)

describe('a sealed fact', () => {
  it('shows its open fields and nothing of the personal ones', () => {
    expect(inTheLog.data).toEqual({
      serial: 'K-7',
      colour: 'blue',
      $personal: { key: `customer-amina/${aminasKey.id}`, text: expect.stringMatching(/^[\w+/]{80,}=*$/) },
    })
    expect(Buffer.from(JSON.stringify(inTheLog)).toString('latin1')).not.toMatch(/Daniels|Pimville|Modjadji/)
  })

  it('is the same fact in all else', () => {
    expect({ ...inTheLog, data: aminasKettle }).toEqual(stored('kettle-amina', registered))
  })

  it('is written alike when it comes again', () => {
    expect(sealed('kettle-amina', registered, keepingOf, aminasKey).data).toEqual(inTheLog.data)
  })

  it.each([
    ['in another fact', { ...registered, id: randomUUID() }, aminasKey],
    ['with other words', { ...registered, data: { ...aminasKettle, owner: 'Amina Mokoena' } }, aminasKey],
    ['under another key', registered, keyNamed('customer-amina')],
  ])('is written under another nonce %s', (_where, other, key) => {
    expect(nonceOf(sealed('kettle-amina', other, keepingOf, key))).not.toBe(nonceOf(inTheLog))
  })

  it('opens with its key as it was, its personal fields last, always in one order', () => {
    const shown = opened(inTheLog, keepingOf, aminasKey)
    expect(shown).toEqual(stored('kettle-amina', registered))
    expect(Object.keys(shown.data as object)).toEqual(['serial', 'colour', 'owner', 'home'])
  })

  it('gives back any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.jsonValue(), (owner, home) => {
        const data = { owner, home: JSON.parse(JSON.stringify(home)) }
        const written = sealed('kettle-amina', fact('KettleRegistered', data, 2), keepingOf, aminasKey)
        expect(opened(stored('kettle-amina', written), keepingOf, aminasKey).data).toEqual(data)
      }),
    )
  })
})

describe('without its key', () => {
  it.each([
    ['that was destroyed', undefined],
    ['that was made anew', keyNamed('customer-amina')],
  ])('one %s, a fact shows what stands in the place of its personal fields, in the same order', (_key, key) => {
    const shown = opened(inTheLog, keepingOf, key)
    expect(JSON.stringify(shown.data)).toBe(
      JSON.stringify({ serial: 'K-7', colour: 'blue', owner: '(erased)', home: nobody }),
    )
  })

  it('a fact of an older version shows what stood there then', () => {
    const old = { ...inTheLog, version: 1 }
    expect(opened(old, keepingOf, undefined).data).toEqual({ serial: 'K-7', colour: 'blue', buyer: '(erased)' })
  })

  it('a fact of a type that nobody knows keeps its open fields', () => {
    expect(opened({ ...inTheLog, type: 'KettlePolished' }, keepingOf, undefined).data).toEqual({
      serial: 'K-7',
      colour: 'blue',
    })
  })
})

describe('a fact that was tampered with does not open', () => {
  const opening = (fact: StoredFact) => expect(() => opened(fact, keepingOf, aminasKey))
  const { $personal: seal, ...open } = inTheLog.data as { $personal: { key: string; text: string } }
  const withText = (text: string) => ({ ...inTheLog, data: { ...open, $personal: { ...seal, text } } })
  const bytes = Buffer.from(seal.text, 'base64')

  it('wherever one of its bits was turned', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const turned = Buffer.from(bytes)
        turned[at] = (turned[at] ?? 0) ^ (1 << bit)
        opening(withText(turned.toString('base64'))).toThrow(TamperedFact)
      }),
    )
  })

  it.each([0, 5, 12, 20, 28, 60])('where only %i of its bytes are left', (length) => {
    opening(withText(bytes.subarray(0, length).toString('base64'))).toThrow(TamperedFact)
  })

  it('in another stream, under another id, as another type', () => {
    opening({ ...inTheLog, stream: 'kettle-sipho' }).toThrow(
      'KettleRegistered at kettle-sipho, revision 3, was tampered with',
    )
    opening({ ...inTheLog, id: randomUUID() }).toThrow(TamperedFact)
    opening({ ...inTheLog, type: 'KettleInvoiced' }).toThrow(TamperedFact)
  })
})

describe('the key of a fact', () => {
  it('is its customer’s, whatever the stream’s noun', () => {
    expect(keyToSeal('kettle-amina', registered, keepingOf)).toBe('customer-amina')
    expect(keyToSeal('teaCaddy-6e0b-77', registered, keepingOf)).toBe('customer-6e0b-77')
  })

  it('is that of the year’s invoices where the law wants it kept', () => {
    expect(keyToSeal('order-7', fact('KettleInvoiced', { owner: 'Amina Daniels' }), keepingOf)).toBe('invoice-2026')
  })

  it('is that of the customer whom the fact names, where the stream is named otherwise', () => {
    const praised = fact('KettlePraised', { by: 'amina', words: 'Boils fast' })
    const [stream, name] = ['kettle-blue-sipho', keyToSeal('kettle-blue-sipho', praised, keepingOf)]
    expect(name).toBe('customer-amina')

    const kept = stored(stream, sealed(stream, praised, keepingOf, aminasKey))
    expect([keyToOpen(kept), JSON.stringify(kept).includes('Boils')]).toEqual(['customer-amina', false])
    expect(opened(kept, keepingOf, aminasKey).data).toEqual({ by: 'amina', words: 'Boils fast' })
    expect(opened(kept, keepingOf, undefined).data).toEqual({ by: 'amina', words: '(erased)' })
  })

  it.each([[undefined], [''], [7], [null], [{ id: 'amina' }]])(
    'is refused to a fact that names %j for its customer',
    (by) => {
      const praised = fact('KettlePraised', { by, words: 'Boils fast' })
      const asking = () => keyToSeal('kettle-blue-amina', praised, keepingOf)
      expect(asking).toThrow('KettlePraised does not name its customer in by')
    },
  )

  it('needs no customer where the fact has nothing personal', () => {
    expect(keyToSeal('kettle-blue-amina', fact('KettlePraised', { stars: 5 }), keepingOf)).toBeUndefined()
  })

  it('is written on the sealed fact', () => {
    expect(keyToOpen(inTheLog)).toBe('customer-amina')
  })

  it.each([
    ['without personal fields', fact('KettleDescaled', { owner: 'nobody’s business' })],
    ['that lacks its personal fields', fact('KettleRegistered', { serial: 'K-7' })],
    ['of a type that nobody knows', fact('KettlePolished', { owner: 'Amina Daniels' })],
  ])('is not wanted for a fact %s', (_what, open) => {
    expect(keyToSeal('kettle-amina', open, keepingOf)).toBeUndefined()
    const kept = stored('kettle-amina', open)
    expect([keyToOpen(kept), opened(kept, keepingOf, undefined) === kept]).toEqual([undefined, true])
  })

  it.each(['KettleRegistered', 'KettleDescaled'])('is refused to a %s that looks sealed already', (type) => {
    const asking = () =>
      keyToSeal('kettle-amina', fact(type, { $personal: { key: 'customer-sipho/1', text: '' } }), keepingOf)
    expect(asking).toThrow(`${type} for kettle-amina is sealed already`)
  })
})
