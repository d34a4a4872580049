import { vi } from 'vitest'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { discountedPrice, toRand } from '#domain/kernel/money.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import * as fixtures from '#domain/testing/fixtures.ts'
import { openBrowserClient } from '#web/state/browserClient.ts'
import type { Product } from '#web/state/catalogue/productCard.ts'
import type { Person } from '#web/state/session/session.ts'

// People and products as the API returns them: money in rand.

const asProductDetails = (product: ProductDetails, quantity: number): Product => ({
  ...structuredClone({ ...product, images: [...product.images], categories: [...product.categories] }),
  features: [...product.features],
  specifications: [...product.specifications],
  whatsInTheBox: [...product.whatsInTheBox],
  tags: [...product.tags],
  crossSellProducts: [...product.crossSellProducts],
  id: product.slug,
  _id: product.slug,
  price: toRand(product.price),
  discountedPrice: toRand(discountedPrice(product.price, product.discount)),
  costPrice: undefined,
  quantity,
  stockStatus: quantity > 5 ? 'inStock' : 'lowStock',
  isActive: true,
  dateAdded: fixtures.monday,
  averageRating: 0,
  reviewCount: 0,
})

export const blueKettle = asProductDetails(fixtures.blueKettle, 12)
export const copperPot = asProductDetails(fixtures.copperPot, 3)
export const enamelMug = asProductDetails(fixtures.enamelMug, 40)

export const amina: Person = {
  customerId: 'amina',
  email: 'amina@ekhaya.example',
  firstname: 'Amina',
  lastname: 'Daniels',
  role: 'Customer',
  emailVerified: true,
}

export const themba: Person = { ...amina, customerId: 'themba', firstname: 'Themba', role: 'Admin' }

/** An unsigned access token that expires in so many seconds. */
export const accessToken = (secondsLeft: number, serial = 1, sub = 'amina') => {
  const claims = { sub, serial, exp: Math.floor(Date.now() / 1000) + secondsLeft }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}

interface RecordedRequest {
  call: string
  querydata: unknown
  headers: Headers
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: object
}

export type Replies = Record<string, Reply | ((request: RecordedRequest) => Reply | Promise<Reply>)>

/** Stubs `fetch` with these replies, by `METHOD /path`; a call without a reply fails. Returns the recorded requests. */
export const stubShop = (replies: Replies) => {
  const requests: RecordedRequest[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    const querydata = typeof body === 'string' ? JSON.parse(body).querydata : undefined
    const request = { call, querydata, headers: new Headers(headers) }
    requests.push(request)
    const stubbed = replies[call]
    if (!stubbed) throw new TypeError('Connection failed')

    const reply = typeof stubbed === 'function' ? await stubbed(request) : stubbed
    const code = (reply.status ?? 200) < 300 ? 0 : 1
    return Response.json(
      { code, message: 'OK', ...reply.body },
      { status: reply.status ?? 200, headers: reply.headers ?? {} },
    )
  })
  return requests
}

export const openTestClient = () => openBrowserClient({ answers: [], terms: defaultDeliveryTerms })

/** Stores the tokens of a session in this browser. */
export const storeSession = (secondsLeft = 900) => {
  localStorage.setItem('accessToken', accessToken(secondsLeft))
  localStorage.setItem('refreshToken', 'family.0.proof')
}
