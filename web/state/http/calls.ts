import type { z } from 'zod'
import type { ShopContract } from '#domain/contract.ts'

export type CallKey = keyof ShopContract & string
export type ReadKey = Extract<CallKey, `GET ${string}`>
export type SendKey = Exclude<CallKey, ReadKey>

/** The request of a call: `params` and `querydata` where the contract has them; `query` is optional. */
export type RequestOf<Key extends CallKey> = AnyRequest &
  RequestPart<Key, 'params'> &
  RequestPart<Key, 'querydata'> &
  Partial<RequestPart<Key, 'query'>>

/** The answer of a call, without `code`. Money in rand. */
export type AnswerOf<Key extends CallKey> = z.output<ShopContract[Key]['response']> & { message?: string }

/** A request of any call. */
export interface AnyRequest {
  params?: object | undefined
  query?: object | undefined
  querydata?: object | undefined
}

/** `GET products/getProduct/:slug` and its slug -> `GET products/getProduct/blue-kettle`. The key of an answer in the query cache. */
export const requestKeyOf = (key: string, { params = {}, query = {} }: AnyRequest) => {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = key.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
  const defined = Object.entries(query).filter(([, value]) => value !== undefined)
  return defined.length === 0 ? path : `${path}?${new URLSearchParams(defined.sort(byName))}`
}

/** Whether the call needs no session. All other calls carry the access token, and the query cache drops their answers on sign-out. */
export const isPublic = (key: string) => Object.hasOwn(publicCalls, key)

type RequestPart<Key extends CallKey, Part extends string> = ShopContract[Key] extends { [P in Part]: z.ZodType }
  ? { [P in Part]: z.input<ShopContract[Key][P]> }
  : { [P in Part]?: never }

type PublicKey = { [Key in CallKey]: ShopContract[Key]['access'] extends 'anyone' ? Key : never }[CallKey]

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

// The contract itself stays on the server: it would bring the schemas of every request into the browser's bundle.
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
  'GET products/categoryPictures': true,
  'GET products/tags': true,
  'GET products/tagsById': true,
  'GET products/search': true,
  'GET products/tagSuggestions/:text': true,
  'GET products/getProduct/:slug': true,
  'GET products/getProductDetails/:id': true,
  'GET products/getCrossSellProduct/:id': true,
  'GET reviews/product/:productId': true,
  'GET reviews/provider/:providerId': true,
  'POST enquiries/send': true,
  'POST products/find/:slug': true,
  'GET api/marketing-images': true,
  'GET api/service-providers/categories': true,
  'GET api/service-providers/searchServiceProviders': true,
  'GET api/service-providers/areas': true,
  'GET api/service-providers/soonest': true,
  'GET api/service-providers/:id': true,
  'GET api/service-providers/slots/:id': true,
  'POST analytics/pageView': true,
}
