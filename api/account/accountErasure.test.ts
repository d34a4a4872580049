import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'

const themba = { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' } as const

const aminasNote = 'The geyser drips. My auntie opens the gate.'
const aminasReview = 'Whistles like my auntie in church.'

/** The personal data of Amina: her name, her addresses and the text of her review. */
const aminasPersonalData = [
  'amina@ekhaya.example',
  'Amina Daniels',
  aminasHouse.streetAddress,
  '0825550142',
  aminasNote,
  aminasReview,
]

/** Amina with an address book, a cart, a booking, and a kettle that was delivered and reviewed, in a shop whose files are in a folder. */
const createAminasData = async (shop: GivenShop) => {
  await shop.given.address('amina', 'home', aminasHouse)
  const add = { params: { customerId: 'amina' }, querydata: { newAddressData: { ...aminasHouse, complex: 'Flat 7' } } }
  await shop.when.amina('POST customer/add/address/:customerId', add, { 'idempotency-key': 'flat' })
  const order = await shop.given.aminasOrder()
  const transitions = [
    { orderStatus: 'Processing' },
    { orderStatus: 'Shipped' },
    { orderStatus: 'Delivered', signedBy: 'Gogo' },
  ]
  for (const transition of transitions)
    await shop.when.themba.raw('POST', 'order/update', { body: { querydata: { id: order.id, ...transition } } })
  await shop.caughtUp()
  await shop.given.facts(bookingStream('of-amina'), [fact('BookingRequested', { ...aminasBooking, note: aminasNote })])
  const review = { productId: 'blue-kettle', rating: 2, text: aminasReview }
  await shop.when.amina('POST reviews/write', { querydata: review }, { 'idempotency-key': 'kettle' })
  await shop.caughtUp()
  return order
}

/** A store that delays the first read of Amina's address book, which looks for the command, until `answer` is called. */
const slowStore = async (folder: string) => {
  const store = await openSqliteEventStore(join(folder, 'events.sqlite'))
  const [readStarted, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const findCommand: typeof store.findCommand = async (stream, command) => {
    if (stream === addressBookStream('amina')) {
      readStarted.resolve()
      await answered.promise
    }
    return store.findCommand(stream, command)
  }
  return { store: { ...store, findCommand }, readStarted: readStarted.promise, answer: answered.resolve }
}

const kettle = { params: { productId: 'blue-kettle' } }

const bytesIn = async (folder: string) => {
  const names = await readdir(folder)
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return Buffer.concat(files)
}

const findWords = async (folder: string, words: readonly string[]) => {
  const bytes = await bytesIn(folder)
  return words.filter((word) => bytes.includes(word))
}

const secretOf = async (shop: GivenShop, name: string) =>
  (await shop.secretStore.get<{ secret: string }>(`key-${name}`))?.secret ?? 'no key'

describe('an erased customer', () => {
  it('leaves no byte of the personal data and of the key in any file', async () => {
    await using folder = await temporaryFolder()
    await using shop = await givenShop({ folder: folder.path })
    await createAminasData(shop)
    const key = await secretOf(shop, 'customer-amina')
    const expected = ['amina@ekhaya.example', 'Amina Daniels', aminasReview, key]
    expect(await findWords(folder.path, [...aminasPersonalData, key])).toEqual(expect.arrayContaining(expected))

    await shop.accountErasure.erase('amina', themba)
    await shop.caughtUp()

    // The mails to her are removed last.
    await expect.poll(() => findWords(folder.path, [...aminasPersonalData, key]), { timeout: 10_000 }).toEqual([])
  })

  it('cannot sign in, refresh or call', async () => {
    await using shop = await givenShop()
    const session = await shop.sessions.open('amina', true)
    await shop.accountErasure.erase('amina', themba)

    const profile = await shop.when.amina('GET customer/profile')
    expect([profile.status, profile.body.refusal]).toEqual([401, 'AuthRequired'])
    for (const refreshToken of [session.refreshToken, session.refreshToken]) {
      const refreshed = await shop.when.guest('POST refresh-token', { querydata: { refreshToken } })
      expect([refreshed.status, refreshed.body.refusal]).toEqual([403, 'RefreshFailed'])
    }
  })

  it('gets no new facts, not even from a request that was sent just before the erasure', async () => {
    await using folder = await temporaryFolder()
    const { store, readStarted, answer } = await slowStore(folder.path)
    await using shop = await givenShop({ folder: folder.path, store })
    const add = { params: { customerId: 'amina' }, querydata: { newAddressData: aminasHouse } }
    const late = shop.when.amina('POST customer/add/address/:customerId', add, { 'idempotency-key': 'late' })
    await readStarted
    await shop.accountErasure.erase('amina', themba)
    answer()

    expect(outcome(await late)).toEqual([404, 'AccountNotFound'])
    expect(await shop.facts(addressBookStream('amina'))).toEqual([])
    expect(await secretOf(shop, 'customer-amina')).toBe('no key')
  })

  it('is not in the stored responses for repeated requests, not even in those of an admin', async () => {
    await using shop = await givenShop()
    const add = { params: { customerId: 'amina' }, querydata: { newAddressData: aminasHouse } }
    const sendRequest = () =>
      shop.when.themba('POST customer/add/address/:customerId', add, { 'idempotency-key': 'for Amina' })
    const first = await sendRequest()
    expect((await sendRequest()).body).toEqual(first.body)
    await shop.accountErasure.erase('amina', themba)

    expect((await sendRequest()).body).toMatchObject({ refusal: 'AccountNotFound' })
    expect(await secretOf(shop, 'answers')).not.toBe('no key')
  })

  it('leaves every total unchanged, and the invoice that the law requires', async () => {
    await using shop = await givenShop()
    const order = await createAminasData(shop)
    await shop.accountErasure.erase('amina', themba)
    await shop.caughtUp()

    const all = await shop.when.themba('GET order/all', { query: {} })
    expect(all.body.orders).toMatchObject([{ id: order.id, totalAmount: order.totalAmount, customerName: 'amina' }])
    const record = await shop.ledger.load(orderMachine, orderStream(order.id))
    expect(record.context.placed?.shippingAddress).toEqual(aminasHouse)
  })

  it('leaves a rating that counts, without name and text', async () => {
    await using shop = await givenShop()
    await createAminasData(shop)
    const read = async () => (await shop.when.guest('GET reviews/product/:productId', kettle)).body
    const [before] = (await read()).results
    expect(before).toMatchObject({ name: 'Amina', rating: 2, text: aminasReview })
    await shop.accountErasure.erase('amina', themba)
    await shop.caughtUp()

    expect(await read()).toMatchObject({
      results: [{ id: before?.id, name: 'A customer who left', rating: 2, text: '' }],
      averageRating: 2,
      meta: { totalCount: 1 },
    })
  })

  it('is not quoted to admins either: neither in the review list, nor in a hidden review, nor in its history', async () => {
    await using shop = await givenShop()
    await createAminasData(shop)
    await shop.accountErasure.erase('amina', themba)
    await shop.caughtUp()

    const listed = (await shop.when.themba('GET reviews/all')).body
    const id = listed.results[0]?.id ?? ''
    const hidden = await shop.when.themba('POST reviews/hide', { querydata: { id, reason: 'she asked for it' } })
    const history = await shop.when.themba('GET audit/reviews/:id', { params: { id } })
    expect([hidden.status, history.status, history.body.result.intact]).toEqual([200, 200, true])
    const responses = JSON.stringify([listed, hidden.body, history.body])
    expect(aminasPersonalData.filter((word) => responses.includes(word))).toEqual([])
    expect(history.body.result.facts.map(({ sentence }) => sentence)).toEqual([
      'reviewed the product with 2 stars',
      'hid the review: she asked for it',
    ])
  })

  it('leaves the booking with its provider and its time, without name, address, telephone number and note', async () => {
    await using shop = await givenShop()
    await createAminasData(shop)
    await shop.accountErasure.erase('amina', themba)
    await shop.caughtUp()

    const params = { id: 'of-amina' }
    const found = (await shop.when.themba('GET bookings/find/:id', { params })).body
    const history = (await shop.when.themba('GET audit/bookings/:id', { params })).body
    const listed = (await shop.when.themba('GET bookings/all', { query: { search: 'amina dan' } })).body
    const all = (await shop.when.themba('GET bookings/all')).body
    expect(found.result).toMatchObject({
      providerName: 'Thabo Mokoena',
      start: '2026-11-24T07:00:00Z',
      phone: '(erased)',
      note: '(erased)',
      address: { recipientName: '(erased)', streetAddress: '(erased address)' },
    })
    expect(history.result.intact).toBe(true)
    expect(listed.bookings).toEqual([])
    expect(all.bookings).toMatchObject([{ id: 'of-amina', customerName: 'amina' }])
    const responses = JSON.stringify([found, history, all])
    expect(aminasPersonalData.filter((word) => responses.includes(word))).toEqual([])
  })

  it('stays anonymous after a rebuild and a restart', async () => {
    await using folder = await temporaryFolder()
    const before = await givenShop({ folder: folder.path })
    await createAminasData(before)
    await before.accountErasure.erase('amina', themba)
    await before.close()
    await using shop = await givenShop({ folder: folder.path })

    const account = await shop.ledger.load(accountMachine, accountStream('amina'))
    const book = await shop.ledger.load(addressBookMachine, addressBookStream('amina'))
    expect([account.state, account.context.firstname]).toEqual(['erased', '(erased)'])
    expect(JSON.stringify(book.context)).not.toContain('Daniels')
    const reviews = (await shop.when.guest('GET reviews/product/:productId', kettle)).body
    expect(reviews.results).toMatchObject([{ name: 'A customer who left', rating: 2, text: '' }])
    expect((await shop.when.themba('GET order/all', { query: {} })).body.orders).toMatchObject([
      { customerName: 'amina' },
    ])
  })

  it('is evicted from the caches of a node that did not run the erasure', async () => {
    await using shop = await givenShop()
    await createAminasData(shop)
    const review = reviewStream('blue-kettle', 'amina')
    expect((await shop.ledger.load(reviewMachine, review)).context.written?.text).toBe(aminasReview)
    const booking = bookingStream('of-amina')
    expect((await shop.ledger.load(bookingMachine, booking)).context.requested?.note).toBe(aminasNote)
    const stop = new AbortController()
    await shop.accountErasure.erase('amina', themba)
    for await (const facts of shop.store.subscribe(0, stop.signal)) {
      shop.accountErasure.forget(facts)
      if (facts.some(({ type }) => type === 'AccountErased')) stop.abort()
    }

    const book = await shop.ledger.load(addressBookMachine, addressBookStream('amina'))
    expect(book.context.addresses[0]).toMatchObject({ recipientName: '(erased)' })
    expect((await shop.ledger.load(reviewMachine, review)).context.written).toMatchObject({
      text: '(erased)',
      rating: 2,
    })
    expect((await shop.ledger.load(bookingMachine, booking)).context.requested?.note).toBe('(erased)')
  })

  it('is erased completely if the first attempt was interrupted', async () => {
    await using shop = await givenShop()
    await shop.given.facts(accountStream('amina'), [{ type: 'AccountErased', data: {} }])

    const finished = await shop.waitForFact('AccountErased', accountStream('amina'))
    await expect.poll(() => secretOf(shop, 'customer-amina')).toBe('no key')
    expect(finished.data).toEqual({})
  })

  it('must exist and must not be the last admin', async () => {
    await using shop = await givenShop()
    expect(await shop.accountErasure.erase('themba', themba)).toEqual({ refusal: 'LastAdminStays' })
    expect(await shop.accountErasure.erase('nobody', themba)).toEqual({ refusal: 'AccountNotFound' })
    expect(await shop.accountErasure.erase('amina', themba)).toBeUndefined()
    expect(await shop.accountErasure.erase('amina', themba)).toBeUndefined()
  })
})

describe('a year’s invoices', () => {
  it('contain no names after their key is destroyed, and keep their totals', async () => {
    await using shop = await givenShop()
    const { id, totalAmount } = await createAminasData(shop)
    await shop.keyring.destroy('invoice-2026')
    shop.ledger.forget(orderStream(id))

    const { body } = await shop.when.themba('GET order/find/:id', { params: { id } })
    expect(body.result).toMatchObject({ totalAmount, shippingAddress: { recipientName: '(erased)' } })
  })
})
