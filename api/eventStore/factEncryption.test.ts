import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventSchema } from '#domain/kernel/eventSchema.ts'
import { aminasHouse, monday } from '#domain/testing/fixtures.ts'
import type { NewFact, StoredFact } from './eventStore.ts'
import {
  type DataKey,
  decryptFact,
  decryptionKeyName,
  encryptFact,
  encryptionKeyName,
  TamperedFact,
} from './factEncryption.ts'

const placeholderAddress = { recipientName: '(erased)', city: '(erased)' }

const schemas: Record<string, EventSchema> = {
  KettleRegistered: {
    version: 2,
    personal: { owner: '(erased)', home: placeholderAddress },
    personalByVersion: { 1: { buyer: '(erased)' } },
  },
  KettleInvoiced: { version: 1, personal: { owner: '(erased)' }, key: 'invoice' },
  KettlePraised: { version: 1, personal: { words: '(erased)' }, key: { customerIn: 'by' } },
  KettleDescaled: { version: 1 },
}
const schemaOf = (type: string) => schemas[type]

const keyNamed = (name: string): DataKey => ({
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
const storedEncrypted = stored('kettle-amina', encryptFact('kettle-amina', registered, schemaOf, aminasKey))

const nonceOf = ({ data }: NewFact) => (data as { $personal: { text: string } }).$personal.text.slice(0, 16)

describe('an encrypted fact', () => {
  it('has its other fields in plaintext and reveals nothing of the personal ones', () => {
    expect(storedEncrypted.data).toEqual({
      serial: 'K-7',
      colour: 'blue',
      $personal: { key: `customer-amina/${aminasKey.id}`, text: expect.stringMatching(/^[\w+/]{80,}=*$/) },
    })
    expect(Buffer.from(JSON.stringify(storedEncrypted)).toString('latin1')).not.toMatch(/Daniels|Pimville|Modjadji/)
  })

  it('is the same fact otherwise', () => {
    expect({ ...storedEncrypted, data: aminasKettle }).toEqual(stored('kettle-amina', registered))
  })

  it('is the same ciphertext when it is repeated', () => {
    expect(encryptFact('kettle-amina', registered, schemaOf, aminasKey).data).toEqual(storedEncrypted.data)
  })

  it.each([
    ['in another fact', { ...registered, id: randomUUID() }, aminasKey],
    ['with other data', { ...registered, data: { ...aminasKettle, owner: 'Amina Mokoena' } }, aminasKey],
    ['under another key', registered, keyNamed('customer-amina')],
  ])('has another nonce %s', (_where, other, key) => {
    expect(nonceOf(encryptFact('kettle-amina', other, schemaOf, key))).not.toBe(nonceOf(storedEncrypted))
  })

  it('is decrypted with its key to what it was, its personal fields last and in a fixed order', () => {
    const decrypted = decryptFact(storedEncrypted, schemaOf, aminasKey)
    expect(decrypted).toEqual(stored('kettle-amina', registered))
    expect(Object.keys(decrypted.data as object)).toEqual(['serial', 'colour', 'owner', 'home'])
  })

  it('is decrypted to any text and any JSON value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.jsonValue(), (owner, home) => {
        const data = { owner, home: JSON.parse(JSON.stringify(home)) }
        const written = encryptFact('kettle-amina', fact('KettleRegistered', data, 2), schemaOf, aminasKey)
        expect(decryptFact(stored('kettle-amina', written), schemaOf, aminasKey).data).toEqual(data)
      }),
    )
  })
})

describe('without its key', () => {
  it.each([
    ['that was destroyed', undefined],
    ['that was replaced', keyNamed('customer-amina')],
  ])('one %s, a fact has placeholders for its personal fields, in the same order', (_key, key) => {
    const shown = decryptFact(storedEncrypted, schemaOf, key)
    expect(JSON.stringify(shown.data)).toBe(
      JSON.stringify({ serial: 'K-7', colour: 'blue', owner: '(erased)', home: placeholderAddress }),
    )
  })

  it('a fact of an older version has the placeholders of that version', () => {
    const old = { ...storedEncrypted, version: 1 }
    expect(decryptFact(old, schemaOf, undefined).data).toEqual({ serial: 'K-7', colour: 'blue', buyer: '(erased)' })
  })

  it('a fact of an unknown type keeps its plaintext fields', () => {
    expect(decryptFact({ ...storedEncrypted, type: 'KettlePolished' }, schemaOf, undefined).data).toEqual({
      serial: 'K-7',
      colour: 'blue',
    })
  })
})

describe('a fact that was tampered with cannot be decrypted', () => {
  const expectDecrypting = (fact: StoredFact) => expect(() => decryptFact(fact, schemaOf, aminasKey))
  const { $personal, ...open } = storedEncrypted.data as { $personal: { key: string; text: string } }
  const withText = (text: string) => ({ ...storedEncrypted, data: { ...open, $personal: { ...$personal, text } } })
  const bytes = Buffer.from($personal.text, 'base64')

  it('whichever of its bits was flipped', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
        expectDecrypting(withText(flipped.toString('base64'))).toThrow(TamperedFact)
      }),
    )
  })

  it.each([0, 5, 12, 20, 28, 60])('if only %i of its bytes are left', (length) => {
    expectDecrypting(withText(bytes.subarray(0, length).toString('base64'))).toThrow(TamperedFact)
  })

  it('in another stream, under another id, as another type', () => {
    expectDecrypting({ ...storedEncrypted, stream: 'kettle-sipho' }).toThrow(
      'KettleRegistered at kettle-sipho, revision 3, was tampered with',
    )
    expectDecrypting({ ...storedEncrypted, id: randomUUID() }).toThrow(TamperedFact)
    expectDecrypting({ ...storedEncrypted, type: 'KettleInvoiced' }).toThrow(TamperedFact)
  })
})

describe('the key of a fact', () => {
  it('is its customer’s, whatever the stream’s noun', () => {
    expect(encryptionKeyName('kettle-amina', registered, schemaOf)).toBe('customer-amina')
    expect(encryptionKeyName('teaCaddy-6e0b-77', registered, schemaOf)).toBe('customer-6e0b-77')
  })

  it('is that of the year’s invoices if the law requires retention', () => {
    expect(encryptionKeyName('order-7', fact('KettleInvoiced', { owner: 'Amina Daniels' }), schemaOf)).toBe(
      'invoice-2026',
    )
  })

  it('is that of the customer whom the fact names, if the stream is not named after them', () => {
    const praised = fact('KettlePraised', { by: 'amina', words: 'Boils fast' })
    const [stream, name] = ['kettle-blue-sipho', encryptionKeyName('kettle-blue-sipho', praised, schemaOf)]
    expect(name).toBe('customer-amina')

    const kept = stored(stream, encryptFact(stream, praised, schemaOf, aminasKey))
    expect([decryptionKeyName(kept), JSON.stringify(kept).includes('Boils')]).toEqual(['customer-amina', false])
    expect(decryptFact(kept, schemaOf, aminasKey).data).toEqual({ by: 'amina', words: 'Boils fast' })
    expect(decryptFact(kept, schemaOf, undefined).data).toEqual({ by: 'amina', words: '(erased)' })
  })

  it.each([[undefined], [''], [7], [null], [{ id: 'amina' }]])(
    'is refused to a fact that names %j for its customer',
    (by) => {
      const praised = fact('KettlePraised', { by, words: 'Boils fast' })
      const attempt = () => encryptionKeyName('kettle-blue-amina', praised, schemaOf)
      expect(attempt).toThrow('KettlePraised does not name its customer in by')
    },
  )

  it('needs no customer if the fact has no personal fields', () => {
    expect(encryptionKeyName('kettle-blue-amina', fact('KettlePraised', { stars: 5 }), schemaOf)).toBeUndefined()
  })

  it('is stored with the encrypted fact', () => {
    expect(decryptionKeyName(storedEncrypted)).toBe('customer-amina')
  })

  it.each([
    ['without personal fields', fact('KettleDescaled', { owner: 'nobody’s business' })],
    ['that lacks its personal fields', fact('KettleRegistered', { serial: 'K-7' })],
    ['of an unknown type', fact('KettlePolished', { owner: 'Amina Daniels' })],
  ])('is not needed for a fact %s', (_what, open) => {
    expect(encryptionKeyName('kettle-amina', open, schemaOf)).toBeUndefined()
    const kept = stored('kettle-amina', open)
    expect([decryptionKeyName(kept), decryptFact(kept, schemaOf, undefined) === kept]).toEqual([undefined, true])
  })

  it.each(['KettleRegistered', 'KettleDescaled'])('is refused to a %s that looks encrypted already', (type) => {
    const attempt = () =>
      encryptionKeyName('kettle-amina', fact(type, { $personal: { key: 'customer-sipho/1', text: '' } }), schemaOf)
    expect(attempt).toThrow(`${type} for kettle-amina is encrypted already`)
  })
})
