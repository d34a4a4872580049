import { vi } from 'vitest'
import * as goods from '#domain/cast.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { discountedPrice, inRand } from '#domain/kernel/money.ts'
import { usualDelivery } from '#domain/shopIdentity.ts'
import { openBrowserClient } from '#web/client/browserClient.ts'
import type { Product } from '#web/client/productCard.ts'
import type { Person } from '#web/client/session.ts'

// The people and things of the tests, as answers carry them: money in rand.

const onShelf = (product: ProductDetails, quantity: number): Product => ({
  ...structuredClone({ ...product, images: [...product.images], categories: [...product.categories] }),
  features: [...product.features],
  specifications: [...product.specifications],
  whatsInTheBox: [...product.whatsInTheBox],
  tags: [...product.tags],
  crossSellProducts: [...product.crossSellProducts],
  id: product.slug,
  _id: product.slug,
  price: inRand(product.price),
  discountedPrice: inRand(discountedPrice(product.price, product.discount)),
  costPrice: undefined,
  quantity,
  stockStatus: quantity > 5 ? 'inStock' : 'lowStock',
  isActive: true,
  dateAdded: goods.monday,
  averageRating: 0,
  reviewCount: 0,
})

export const blueKettle = onShelf(goods.blueKettle, 12)
export const copperPot = onShelf(goods.copperPot, 3)
export const enamelMug = onShelf(goods.enamelMug, 40)

export const amina: Person = {
  customerId: 'amina',
  email: 'amina@ekhaya.example',
  firstname: 'Amina',
  lastname: 'Daniels',
  role: 'Customer',
  emailVerified: true,
}

export const themba: Person = { ...amina, customerId: 'themba', firstname: 'Themba', role: 'Admin' }

/** An access token that a browser can read, with so many seconds left. */
export const accessToken = (secondsLeft: number, serial = 1, sub = 'amina') => {
  const claims = { sub, serial, exp: Math.floor(Date.now() / 1000) + secondsLeft }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}

interface Heard {
  call: string
  querydata: unknown
  headers: Headers
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: object
}

export type Replies = Record<string, Reply | ((heard: Heard) => Reply | Promise<Reply>)>

/** A shop behind `fetch` that gives these replies, by `METHOD /path`. Answers what it has heard; without a reply the line is dead. */
export const shopThatAnswers = (replies: Replies) => {
  const heard: Heard[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    const querydata = typeof body === 'string' ? JSON.parse(body).querydata : undefined
    const request = { call, querydata, headers: new Headers(headers) }
    heard.push(request)
    const known = replies[call]
    if (!known) throw new TypeError('The line is dead')

    const reply = typeof known === 'function' ? await known(request) : known
    const code = (reply.status ?? 200) < 300 ? 0 : 1
    return Response.json(
      { code, message: 'OK', ...reply.body },
      { status: reply.status ?? 200, headers: reply.headers ?? {} },
    )
  })
  return heard
}

export const anOpenShop = () => openBrowserClient({ answers: [], terms: usualDelivery })

/** Somebody who has logged in before, in this browser. */
export const signedInBefore = (secondsLeft = 900) => {
  localStorage.setItem('accessToken', accessToken(secondsLeft))
  localStorage.setItem('refreshToken', 'family.0.proof')
}
