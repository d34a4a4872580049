import { createStore } from 'jotai'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { type RefusalName, refusalMessage } from '#domain/refusalMessages.ts'
import { openCart } from '#web/state/cart/cart.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf, AnyRequest, ReadKey } from '#web/state/http/calls.ts'
import { openQueryCache } from '#web/state/http/queryCache.ts'
import type { ShopClient } from '#web/state/http/shop/shopClient.ts'
import type { Client } from './client.ts'

/** Calls the shop's API in process, without a session. */
export type PageCall = (
  key: string,
  request: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<Record<string, unknown> | { refusal: string }>

type ServerSettings = Pick<Client, 'terms' | 'publicUrl' | 'dataSaver'>

/** Opens a read-only client for one page that the server renders. */
export const openServerClient = (call: PageCall, settings: ServerSettings): Client => {
  const shop: ShopClient = {
    get: async <Key extends ReadKey>(key: Key, { params, query }: AnyRequest) => {
      const answer = await call(key, { params: params ?? {}, query: query ?? {} })
      if (isRefusal(answer)) throw toCallFailed(answer as Refusal<RefusalName>)
      return answer as AnswerOf<Key>
    },
    send: () => Promise.reject(readOnlyError()),
    download: () => Promise.reject(readOnlyError()),
    isPublic: () => true,
  }
  const tokens = {
    accessToken: async () => undefined,
    renew: async () => undefined,
    save: readOnlyError,
    clear: readOnlyError,
  }
  const store = createStore()
  const queryCache = openQueryCache(shop)
  return { ...settings, shop, queryCache, tokens, store, cart: openCart({ shop, queryCache, store }) }
}

const toCallFailed = (refusal: Refusal<RefusalName>) =>
  new CallFailed(refusalMessage(refusal), { ...refusal, status: statuses[refusal.refusal] ?? 503 })

const statuses: Partial<Record<RefusalName, number>> = {
  ProductNotFound: 404,
  ProviderNotFound: 404,
  InvalidRequest: 400,
}

const readOnlyError = () => new Error('A client of the server is read-only')
