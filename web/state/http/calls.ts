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

type RequestPart<Key extends CallKey, Part extends string> = ShopContract[Key] extends { [P in Part]: z.ZodType }
  ? { [P in Part]: z.input<ShopContract[Key][P]> }
  : { [P in Part]?: never }

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
