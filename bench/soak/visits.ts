import { randomUUID } from 'node:crypto'
import { type Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { demoCatalogue } from '#api/demo/catalogue.ts'
import { generatePaths } from '#bench/http/generatePaths.ts'
import { fillCartAndOrder } from '#bench/http/orderFlows.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { credentialsOf } from '#harness/shop/createCustomers.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import { post } from '#harness/shop/post.ts'

/** A visitor of the shop, who makes one visit after the other. */
interface Visitor {
  agent: Agent
  random: SeededRandom
  /** The number of the customer whose account the visitor uses. */
  number: number
}

type Visit = (visitor: Visitor) => Promise<unknown>

/** The kinds of visits with their relative weights. A visit rejects where an answer is no 200. */
export type Visits = Readonly<Record<string, { weight: number; visit: Visit }>>

interface Shop {
  url: string
  /** The number of products beside those of the demo. */
  products: number
}

/** Milliseconds that a live socket stays open. */
const socketDuration = 2000

/** Logs all visitors in and returns the kinds of visits: pages, calls, carts, logins, orders, an admin's pages, live sockets. */
export const openVisits = async ({ url, products }: Shop, buyers: number): Promise<Visits> => {
  const calls = generatePaths(products)
  const generatedOrders = generateOrders(products, 200)
  const demoProducts = demoCatalogue.map(({ slug, categories }) => ({ slug, categories }))
  const tokens = await logInAll(url, buyers)
  const admin = { token: await logIn(url, demoAdmin) }
  const orderIds = await readOrderIds(url, admin.token)

  const call =
    (name: string): Visit =>
    ({ agent, random }) =>
      read(agent, url + random.pick(calls[name] ?? []), json)
  const page =
    (path: (random: SeededRandom) => string): Visit =>
    ({ agent, random }) =>
      read(agent, url + path(random), html)
  const asAdmin =
    (path: (random: SeededRandom) => string): Visit =>
    ({ agent, random }) =>
      read(agent, url + path(random), { ...json, authorization: `Bearer ${admin.token}` })
  const placeOrder = fillCartAndOrder({ url, tokens, generatedOrders })
  const order = (agent: Agent, random: SeededRandom, number: number) =>
    placeOrder(agent, random.below(generatedOrders.length), number)

  return {
    'home page': { weight: 9, visit: page(() => '/') },
    'category page': {
      weight: 9,
      visit: page((random) => `/Categories/${encodeURIComponent(random.pick(random.pick(demoProducts).categories))}`),
    },
    'product page': { weight: 10, visit: page((random) => `/${random.pick(demoProducts).slug}`) },
    'search page': { weight: 6, visit: page((random) => `/?search=${encodeURIComponent(random.pick(searchTexts))}`) },
    listing: { weight: 12, visit: call('listing page') },
    search: { weight: 10, visit: call('search with facets') },
    product: { weight: 12, visit: call('product by slug') },
    suggestion: { weight: 6, visit: call('suggestion') },
    'cart add': {
      weight: 10,
      visit: ({ agent, random, number }) => {
        const line = { productId: random.pick(demoProducts).slug, count: 1 }
        return send(agent, { url: `${url}/cart/merge`, token: tokens[number], querydata: { lines: [line] } })
      },
    },
    order: { weight: 4, visit: ({ agent, random, number }) => order(agent, random, number) },
    login: {
      weight: 2,
      visit: async ({ number }) => {
        tokens[number] = await logIn(url, credentialsOf(number))
      },
    },
    "admin's login": {
      weight: 0.1,
      visit: async () => {
        admin.token = await logIn(url, demoAdmin)
      },
    },
    timeline: { weight: 4, visit: asAdmin((random) => `/order/timeline/${random.pick(orderIds)}`) },
    audit: { weight: 2, visit: asAdmin(() => '/audit/recent') },
    dashboard: { weight: 1, visit: asAdmin(() => '/dashboard/figures') },
    'live socket': { weight: 3, visit: ({ random }) => watchProduct(url, random.pick(demoProducts).slug) },
  }
}

const demoAdmin = { email: 'admin@ekhaya.example', password: 'Sawubona-admin' }
const searchTexts = ['kettle', 'pan', 'drill', 'chair', 'blue', 'ketle', 'home garden', 'lamp']
const json = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' }
const html = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }

const read = (agent: Agent, url: string, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })

const send = async (
  agent: Agent,
  { url, token, querydata }: { url: string; token: string | undefined; querydata: object },
) => {
  const body = Buffer.from(JSON.stringify({ querydata }))
  const answer = await post(agent, { url, token, key: randomUUID(), body })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}: ${answer.body}`)
}

const logIn = async (url: string, credentials: object): Promise<string> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/Login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ querydata: credentials }),
  })
  if (answer.status !== 200) throw new Error(`A login was answered with ${answer.status}: ${await answer.text()}`)
  const { result }: { result: { accessToken: string } } = await answer.json()
  return result.accessToken
}

// One after the other: the hash of a password takes several megabytes in the shop.
const logInAll = async (url: string, buyers: number) => {
  const tokens: string[] = []
  for (let number = 0; number < buyers; number += 1) tokens.push(await logIn(url, credentialsOf(number)))
  return tokens
}

const readOrderIds = async (url: string, token: string) => {
  const answer = await fetch(`${url}/order/all`, { headers: { ...json, authorization: `Bearer ${token}` } })
  const { orders }: { orders: { id: string }[] } = await answer.json()
  return orders.map(({ id }) => id)
}

/** Views a product over a live socket for a while. */
const watchProduct = async (url: string, productId: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { origin: url })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ event: 'viewProduct', data: { productId } }))
  await pause(socketDuration)
  socket.terminate()
}
