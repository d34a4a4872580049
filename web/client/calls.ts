import type { z } from 'zod'
import type { ShopContract } from '#domain/contract.ts'

export type CallKey = keyof ShopContract & string
export type ReadKey = Extract<CallKey, `GET ${string}`>
export type SendKey = Exclude<CallKey, ReadKey>

/** What a call is given: `params` and `querydata` where the contract has them; `query` may be left out. */
export type AskingOf<Key extends CallKey> = AnyAsking &
  Needed<Key, 'params'> &
  Needed<Key, 'querydata'> &
  Partial<Needed<Key, 'query'>>

/** What stands beside `code` and `message` in the answer. Money in rand. */
export type AnswerOf<Key extends CallKey> = z.output<ShopContract[Key]['answer']>

/** An asking of which only the shape is known. */
export interface AnyAsking {
  params?: object | undefined
  query?: object | undefined
  querydata?: object | undefined
}

/** `GET products/getProduct/:slug` and its slug -> `GET products/getProduct/blue-kettle`. The name of an answer in the cache. */
export const nameOf = (key: string, { params = {}, query = {} }: AnyAsking) => {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = key.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given.sort(byName))}`
}

/** Whether anybody may make this call: all others carry the access token, and their answers are dropped on sign-out. */
export const isPublic = (key: string) => Object.hasOwn(publicCalls, key)

type Needed<Key extends CallKey, Part extends string> = ShopContract[Key] extends { [P in Part]: z.ZodType }
  ? { [P in Part]: z.input<ShopContract[Key][P]> }
  : { [P in Part]?: never }

type PublicKey = { [Key in CallKey]: ShopContract[Key]['who'] extends 'anyone' ? Key : never }[CallKey]

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

// The contract itself stays on the server: with it would come the checker of every request.
const publicCalls: Record<PublicKey, true> = {
  'POST Login': true,
  'POST signup': true,
  'POST refresh-token': true,
  'POST customer/forgot/password': true,
  'POST customer/resend/otp': true,
  'POST customer/verify/otp': true,
  'POST customer/reset/password': true,
  'GET products/home': true,
  'GET products/getByCategoryOrPageNumber': true,
  'GET products/brands': true,
  'GET products/categories': true,
  'GET products/tags': true,
  'GET products/search': true,
  'GET products/tagSuggestions/:text': true,
  'GET products/getProduct/:slug': true,
  'GET products/getProductDetails/:id': true,
  'GET products/getCrossSellProduct/:id': true,
  'GET reviews/product/:productId': true,
  'POST products/find/:slug': true,
}
