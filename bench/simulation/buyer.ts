import { orderIdOf } from '#api/order/orderIds.ts'
import type { Chance } from '#bench/chance.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { aminasHouse } from '#domain/cast.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { paymentMethods } from '#domain/order/orderEvents.ts'
import { type Browser, type Coming, type Parts, silence } from './browser.ts'
import type { Memory, ToldOrder } from './memory.ts'

export interface Buyer {
  customerId: string
  browser: Browser
  chance: Chance
  memory: Memory
  /** Ids of what can be bought. */
  products: readonly string[]
}

/** A customer in the shop: fills the cart, orders, repeats what got no answer, and changes their mind. */
export const visit = async (buyer: Buyer, visits: number) => {
  for (let done = 0; done < visits; done += 1) {
    await buyer.browser.idles(2000)
    await buyer.chance.pick([order, order, orderTwice, fillCart, fillCart, changeMind])(buyer, done)
  }
}

const order = async (buyer: Buyer, number: number) => {
  const { customerId, chance } = buyer
  const key = `${customerId}-key-${number}`
  const cartVersion = chance.happens(0.5) ? await seenCart(buyer) : undefined
  const wish = asking(buyer, key, cartVersion)
  const place = () => insist(buyer, () => placing(buyer, wish))
  // An impatient finger.
  await (chance.happens(0.15) ? Promise.all([place(), place()]) : place())
  if (chance.happens(0.1)) await place()
  if (chance.happens(0.05)) await placing(buyer, asking(buyer, key, cartVersion))
}

/** Two devices that show the same cart, and a finger on each. */
const orderTwice = async (buyer: Buyer, number: number) => {
  const cartVersion = await seenCart(buyer)
  const devices = ['phone', 'desk'].map((device) =>
    asking(buyer, `${buyer.customerId}-${device}-${number}`, cartVersion),
  )
  await Promise.all(devices.map((wish) => insist(buyer, () => placing(buyer, wish))))
}

/** What is asked for under one key. */
interface Wish {
  key: string
  orderId: string
  wanted: readonly CartLine[]
  cartVersion: number | undefined
}

const asking = (buyer: Buyer, key: string, cartVersion: number | undefined): Wish => {
  const { customerId, memory } = buyer
  const asked = { customerId, key, orderId: orderIdOf(customerId, key) }
  const wanted = wishedLines(buyer)
  memory.asks(asked, wanted)
  return { ...asked, wanted, cartVersion }
}

const placing = async ({ browser, memory }: Buyer, { key, orderId, wanted, cartVersion }: Wish) => {
  const querydata = { products: [...wanted], shippingAddress: aminasHouse, cartVersion }
  const what = `places ${orderId.slice(0, 6)}: ${wanted.map(({ productId, count }) => `${count} ${productId}`).join(', ')}`
  const answer = await browser.ask(what, (shop, coming) => shop['POST order/placeOrder']({ ...coming, querydata }), key)
  if (answer === silence) return silence
  if (isRefusal(answer)) return refused(memory, answer, orderId)
  memory.placed(answer.result)
  return answer
}

const refused = (memory: Memory, answer: Refusal, orderId: string) => {
  memory.refused()
  if (answer.refusal === 'OutOfStock' || answer.refusal === 'ReservationExpired') memory.rejected(orderId)
  return answer
}

const seenCart = async ({ customerId, browser }: Buyer) => {
  const answer = await browser.ask('looks at the cart', (shop, coming) =>
    shop['GET cart/:customerId']({ ...coming, params: { customerId }, querydata: {} }),
  )
  return answer === silence || isRefusal(answer) ? undefined : answer.result.version
}

// Some lines are split: the same product comes twice.
const wishedLines = ({ chance, products }: Buyer): CartLine[] =>
  Array.from({ length: 1 + chance.below(3) }, () => ({ productId: chance.pick(products), count: 1 + chance.below(2) }))

const changeMind = async (buyer: Buyer) => {
  const { customerId, chance, memory } = buyer
  const own = memory.told.placed.filter((placed) => placed.customerId === customerId)
  if (own.length === 0) return
  const edit = chance.happens(0.7)
    ? { orderStatus: 'Canceled' as const }
    : { paymentMethod: chance.pick(paymentMethods) }
  await insist(buyer, () => changing(buyer, chance.pick(own).id, edit))
}

const changing = async ({ browser, memory }: Buyer, id: string, edit: object) => {
  const querydata = { id, ...edit }
  const answer = await browser.ask(`changes ${id.slice(0, 6)}: ${JSON.stringify(edit)}`, (shop, coming) =>
    shop['POST order/update']({ ...coming, querydata }),
  )
  if (answer === silence) return silence
  if (isRefusal(answer)) memory.refused()
  else for (const told of answer.result) memory.order(told satisfies ToldOrder)
  return answer
}

const fillCart = async (buyer: Buyer, number: number) => {
  const { customerId, chance, products } = buyer
  const line = { productId: chance.pick(products), count: 1 + chance.below(4) }
  const change = chance.pick(cartChanges)
  await insist(buyer, () => inCart(buyer, `${customerId}-cart-${number}`, change, line))
}

type CartChange = (shop: Parts, coming: Coming, line: CartLine) => ReturnType<Parts['POST cart/add']>

const add: CartChange = (shop, coming, querydata) => shop['POST cart/add']({ ...coming, querydata })

const cartChanges: CartChange[] = [
  add,
  add,
  add,
  (shop, coming, line) => shop['POST cart/merge']({ ...coming, querydata: { lines: [line, line] } }),
  (shop, coming, querydata) => shop['POST cart/setCount']({ ...coming, querydata }),
  (shop, coming, querydata) => shop['POST cart/remove']({ ...coming, querydata }),
  (shop, coming) => shop['POST cart/clear']({ ...coming, querydata: {} }),
]

const inCart = async ({ customerId, browser, memory }: Buyer, key: string, change: CartChange, line: CartLine) => {
  const answer = await browser.ask(
    `changes the cart with ${line.count} ${line.productId}`,
    (shop, coming) => {
      memory.sent(key, coming.deed.correlationId)
      return change(shop, coming, line)
    },
    key,
  )
  if (answer === silence) return silence
  if (isRefusal(answer)) memory.refused()
  else memory.cart(customerId, answer.result)
  return answer
}

const insist = async ({ browser, chance }: Buyer, act: () => Promise<unknown>) => {
  for (let tries = 0; tries < 6; tries += 1) {
    if ((await act()) !== silence || chance.happens(0.15)) return
    await browser.idles(1000)
  }
}
