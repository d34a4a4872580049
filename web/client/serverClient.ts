import { createStore } from 'jotai'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import { type RefusalName, sentenceFor } from '#domain/refusalWords.ts'
import { openAnswers } from './answers.ts'
import { CallFailed } from './callFailed.ts'
import type { AnswerOf, AnyAsking, ReadKey } from './calls.ts'
import { openCart } from './cartKeeper.ts'
import type { Client } from './client.ts'
import type { ShopClient } from './shopClient.ts'

/** Calls the shop in process, as an anonymous person. */
export type PageCall = (
  key: string,
  asking: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<Record<string, unknown> | { refusal: string }>

/** A client for one page that is rendered on the server: it reads, and does nothing else. */
export const openServerClient = (call: PageCall, terms: DeliveryTerms, publicUrl: string): Client => {
  const shop: ShopClient = {
    get: async <Key extends ReadKey>(key: Key, { params, query }: AnyAsking) => {
      const answer = await call(key, { params: params ?? {}, query: query ?? {} })
      if (isRefusal(answer)) throw failureOf(answer as Refusal<RefusalName>)
      return answer as AnswerOf<Key>
    },
    send: () => Promise.reject(notHere()),
    download: () => Promise.reject(notHere()),
  }
  const keyring = { accessToken: async () => undefined, renew: async () => undefined, keep: notHere, drop: notHere }
  const store = createStore()
  const answers = openAnswers(shop.get)
  return { shop, answers, keyring, store, terms, publicUrl, cart: openCart({ shop, answers, store }) }
}

const failureOf = (refusal: Refusal<RefusalName>) =>
  new CallFailed(sentenceFor(refusal), { ...refusal, status: statuses[refusal.refusal] ?? 503 })

const statuses: Partial<Record<RefusalName, number>> = { ProductNotFound: 404, InvalidRequest: 400 }

const notHere = () => new Error('Pages are rendered without doing anything')
