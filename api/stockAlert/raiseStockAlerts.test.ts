import { describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, blueKettle, copperPot } from '#domain/testing/fixtures.ts'

const kettle = { querydata: { productId: 'blue-kettle' } }
const stream = 'product-blue-kettle'

const restock = (shop: GivenShop, by: number) =>
  shop.given.facts(stream, [fact('StockAdjusted', { by, reason: 'A delivery' })])

const mailsTo = async ({ url }: GivenShop, customerId: string) => {
  const response = await fetch(`${url}/dev/outbox.json?to=${customerId}@ekhaya.example`)
  return (await response.json()) as { subject: string; text: string }[]
}

const newsOf = async (shop: GivenShop, customerId: string) => {
  await shop.caughtUp()
  const calls = await shop.given.person(customerId)
  const { results } = (await calls('GET inbox/own/:customerId', { params: { customerId } })).body
  return results.map(({ title, text, href }) => ({ title, text, href }))
}

const factsOf = (shop: GivenShop, customerId: string) => shop.facts(`stockAlerts-${customerId}`)

/** A shop whose blue kettle is sold out. */
const givenSoldOut = async () => {
  const shop = await givenShop()
  await shop.given.product(blueKettle, 0)
  return shop
}

describe('a customer who waits for a product', () => {
  it('gets one mail and one entry in the inbox when it is back', async () => {
    await using shop = await givenSoldOut()
    expect((await shop.when.amina('POST stockAlerts/add', kettle)).status).toBe(200)
    await restock(shop, 3)
    await shop.waitForFact('MailSent')
    await restock(shop, 2)
    await shop.caughtUp()

    const mails = await mailsTo(shop, 'amina')
    expect(mails.map(({ subject }) => subject)).toEqual(['Blue kettle is back in stock'])
    expect(mails[0]?.text).toMatch(/There are \d left\./)
    expect(mails[0]?.text).toContain('http://shop.test/blue-kettle')
    expect(await newsOf(shop, 'amina')).toEqual([
      {
        title: 'Blue kettle is back in stock',
        text: 'There were 3 when we wrote this, and none is set aside for you.',
        href: '/blue-kettle',
      },
    ])
    expect(await factsOf(shop, 'amina')).toEqual(['StockAlertRequested', 'StockAlertRaised'])
  })

  it('is told when somebody else cancels their order', async () => {
    await using shop = await givenShop()
    await shop.given.product(blueKettle, 1)
    const order = { products: [{ productId: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse }
    const { id } = (await shop.when.sipho('POST order/placeOrder', { querydata: order })).body.result
    await shop.when.amina('POST stockAlerts/add', kettle)
    await shop.when.sipho('POST order/update', { querydata: { id, orderStatus: 'Canceled' } })
    await shop.waitForFact('StockAlertRaised', 'stockAlerts-amina', { left: 1 })
  })

  it('is told even if the product came back while they asked', async () => {
    await using shop = await givenSoldOut()
    await restock(shop, 3)
    await shop.given.facts('stockAlerts-amina', [fact('StockAlertRequested', { productId: 'blue-kettle' })])
    await shop.waitForFact('StockAlertRaised', 'stockAlerts-amina')
  })

  it('is told nothing after they stopped waiting, after their erasure, or while the product is not sold', async () => {
    await using shop = await givenSoldOut()
    await shop.given.product(copperPot, 0)
    const nomsa = await shop.given.person('nomsa')
    for (const calls of [shop.when.amina, shop.when.sipho, nomsa]) await calls('POST stockAlerts/add', kettle)
    await shop.when.amina('POST stockAlerts/remove', kettle)
    await shop.when.themba('POST customers/erase/:id', { params: { id: 'nomsa' } })
    await shop.given.facts(stream, [fact('ProductWithdrawn', {})])
    await restock(shop, 3)
    // What is done after these facts shows that the policy has passed them.
    await shop.when.amina('POST stockAlerts/add', { querydata: { productId: 'copper-pot' } })
    await shop.given.facts('product-copper-pot', [fact('StockAdjusted', { by: 1, reason: 'A delivery' })])
    await shop.waitForFact('StockAlertRaised', 'stockAlerts-amina', { productId: 'copper-pot' })
    for (const customerId of ['sipho', 'nomsa'])
      expect(await factsOf(shop, customerId)).toEqual(['StockAlertRequested'])

    await shop.given.facts(stream, [fact('ProductListed', {})])
    await shop.waitForFact('StockAlertRaised', 'stockAlerts-sipho', { productId: 'blue-kettle' })
    expect(await factsOf(shop, 'nomsa')).toEqual(['StockAlertRequested'])
  })

  it('asks with a verified address, for a sold-out product of the shop, about themselves', async () => {
    await using shop = await givenSoldOut()
    await shop.given.product(copperPot, 1)
    const add = (calls: GivenShop['when']['amina'], productId: string) =>
      calls('POST stockAlerts/add', { querydata: { productId } })
    expect(await add(shop.when.guest, 'blue-kettle')).toMatchObject({ status: 401 })
    expect(await add(shop.when.amina, 'copper-pot')).toMatchObject({
      status: 409,
      body: { refusal: 'ProductIsInStock' },
    })
    expect(await add(shop.when.amina, 'moon-kettle')).toMatchObject({ status: 404 })
    await add(shop.when.amina, 'blue-kettle')
    const ofAmina = { params: { customerId: 'amina' } }
    expect((await shop.when.amina('GET stockAlerts/own/:customerId', ofAmina)).body.results).toMatchObject([
      { productId: 'blue-kettle', slug: 'blue-kettle', name: 'Blue kettle' },
    ])
    for (const calls of [shop.when.sipho, shop.when.themba])
      expect((await calls('GET stockAlerts/own/:customerId', ofAmina)).status).toBe(403)
    await shop.when.sipho('POST stockAlerts/remove', kettle)
    expect(await factsOf(shop, 'amina')).toEqual(['StockAlertRequested'])
  })
})
