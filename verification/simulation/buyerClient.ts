import { orderIdOf } from '#api/order/orderIds.ts'
import { paymentMethods } from '#domain/businessConstants.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { noAnswer } from '#verification/clients/noAnswer.ts'
import { openOrderClient, type PlaceRequest } from '#verification/clients/orderClient.ts'
import type { RequestContext } from '#verification/clients/requestContext.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import type { Browser, NodeRoutes } from './browser.ts'
import { retryUnanswered } from './retryUnanswered.ts'

export interface BuyerClient {
  customerId: string
  browser: Browser
  random: SeededRandom
  clientLog: ClientLog
  /** Product ids. */
  products: readonly string[]
}

/** Runs a customer who changes the cart, orders, repeats requests that got no answer, and edits or cancels placed orders. */
export const runBuyer = async (buyer: BuyerClient, visits: number) => {
  for (let done = 0; done < visits; done += 1) {
    await buyer.browser.pause(2000)
    await buyer.random.pick([order, order, orderOnTwoDevices, changeCart, changeCart, changeOrder])(buyer, done)
  }
}

const order = async (buyer: BuyerClient, number: number) => {
  const { customerId, random } = buyer
  const key = `${customerId}-key-${number}`
  const cartVersion = random.happens(0.5) ? await readCartVersion(buyer) : undefined
  const request = newPlaceRequest(buyer, key, cartVersion)
  const place = () => retryUnanswered(buyer, () => orderClientOf(buyer).place(request))
  // A double click.
  await (random.happens(0.15) ? Promise.all([place(), place()]) : place())
  if (random.happens(0.1)) await place()
  if (random.happens(0.05)) await orderClientOf(buyer).place(newPlaceRequest(buyer, key, cartVersion))
}

/** Two devices show the same cart and order it at the same time. */
const orderOnTwoDevices = async (buyer: BuyerClient, number: number) => {
  const cartVersion = await readCartVersion(buyer)
  const requests = ['phone', 'desk'].map((device) =>
    newPlaceRequest(buyer, `${buyer.customerId}-${device}-${number}`, cartVersion),
  )
  await Promise.all(requests.map((request) => retryUnanswered(buyer, () => orderClientOf(buyer).place(request))))
}

const newPlaceRequest = (buyer: BuyerClient, key: string, cartVersion: number | undefined): PlaceRequest => {
  const { customerId } = buyer
  return { customerId, key, orderId: orderIdOf(customerId, key), wanted: randomLines(buyer), cartVersion }
}

const orderClientOf = ({ browser, clientLog }: BuyerClient) => openOrderClient({ send: browser.ask, clientLog })

const readCartVersion = async ({ customerId, browser }: BuyerClient) => {
  const answer = await browser.ask('looks at the cart', (routes, requestContext) =>
    routes['GET cart/:customerId']({ ...requestContext, params: { customerId }, querydata: {} }),
  )
  return answer === noAnswer || isRefusal(answer) ? undefined : answer.result.version
}

// Two lines may hold the same product.
const randomLines = ({ random, products }: BuyerClient): CartLine[] =>
  Array.from({ length: 1 + random.below(3) }, () => ({ productId: random.pick(products), count: 1 + random.below(2) }))

const changeOrder = async (buyer: BuyerClient) => {
  const { customerId, random, clientLog } = buyer
  const own = clientLog.answers.placed.filter((id) => clientLog.requestOf(id)?.customerId === customerId)
  if (own.length === 0) return
  const edit = random.happens(0.7)
    ? { orderStatus: 'Canceled' as const }
    : { paymentMethod: random.pick(paymentMethods) }
  await retryUnanswered(buyer, () => {
    const id = random.pick(own)
    return orderClientOf(buyer).edit({ id, ...edit }, `changes ${id.slice(0, 6)}: ${JSON.stringify(edit)}`)
  })
}

const changeCart = async (buyer: BuyerClient, number: number) => {
  const { customerId, random, products } = buyer
  const line = { productId: random.pick(products), count: 1 + random.below(4) }
  const change = random.pick(cartChanges)
  await retryUnanswered(buyer, () => sendCartChange(buyer, `${customerId}-cart-${number}`, change, line))
}

type CartChange = (
  routes: NodeRoutes,
  requestContext: RequestContext,
  line: CartLine,
) => ReturnType<NodeRoutes['POST cart/add']>

const add: CartChange = (routes, requestContext, querydata) => routes['POST cart/add']({ ...requestContext, querydata })

const cartChanges: CartChange[] = [
  add,
  add,
  add,
  (routes, requestContext, line) =>
    routes['POST cart/merge']({ ...requestContext, querydata: { lines: [line, line] } }),
  (routes, requestContext, querydata) => routes['POST cart/setCount']({ ...requestContext, querydata }),
  (routes, requestContext, querydata) => routes['POST cart/remove']({ ...requestContext, querydata }),
  (routes, requestContext) => routes['POST cart/clear']({ ...requestContext, querydata: {} }),
]

const sendCartChange = async (
  { customerId, browser, clientLog }: BuyerClient,
  key: string,
  change: CartChange,
  line: CartLine,
) => {
  const answer = await browser.ask(
    `changes the cart with ${line.count} ${line.productId}`,
    (routes, requestContext) => {
      clientLog.recordSent(key, requestContext.context.correlationId)
      return change(routes, requestContext, line)
    },
    key,
  )
  if (answer === noAnswer) return noAnswer
  if (isRefusal(answer)) clientLog.recordRefusal(answer.refusal)
  else clientLog.recordCart(customerId, answer.result)
  return answer
}
