import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { generatePaths } from '#bench/http/generatePaths.ts'
import { placeOrderOnly } from '#bench/http/orderFlows.ts'
import type { SendRequest } from '#bench/http/runLoad.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import { post } from '#harness/shop/post.ts'

export type CallName = 'product' | 'listing' | 'search' | 'order page' | 'place order'
export type ShopCalls = Readonly<Record<CallName, SendRequest>>

const orderCount = 500

/** The calls of a buyer at a running shop of so many generated products. Places an order, whose page is one of the calls. */
export const openCalls = async (url: string, products: number, token: string): Promise<ShopCalls> => {
  const paths = generatePaths(products)
  const generatedOrders = generateOrders(products, orderCount)
  const body = generatedOrders[0]?.orderBody() ?? Buffer.alloc(0)
  const agent = new Agent()
  const answer = await post(agent, { url: `${url}/order/placeOrder`, token, key: randomUUID(), body })
  agent.destroy()
  const { result }: { result: { id: string } } = JSON.parse(String(answer.body))
  return {
    product: getInTurn(url, paths['product by slug']),
    listing: getInTurn(url, paths['listing page']),
    search: getInTurn(url, paths['search with facets']),
    'order page': getInTurn(url, [`/order/find/${result.id}`], token),
    'place order': placeOrderOnly({ url, tokens: [token], generatedOrders }),
  }
}

const getInTurn =
  (url: string, paths: readonly string[] = [], token = ''): SendRequest =>
  (agent, turn) =>
    getOk(agent, url + (paths[turn % paths.length] ?? ''), token)

const getOk = (agent: Agent, url: string, token: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
