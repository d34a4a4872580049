import { atom } from 'jotai'
import type { Client } from './client.ts'
import type { Listed } from './productCard.ts'
import { followItem, readItem, writeItem } from './storage.ts'
import { useShared } from './useShared.ts'

// Of the specification's section 9.
const mostViewed = 10

const none: readonly Listed[] = []
const lastViewedAtom = atom(none)

/** What this browser looked at last, newest first, at most ten. `except` is the product on show. */
export const useLastViewed = (except?: string) => useShared(lastViewedAtom, none).filter(({ id }) => id !== except)

/** Puts a product first; one that was there before moves up, and the oldest goes. */
export const remember = (store: Client['store'], product: Listed) => {
  const others = stored().filter(({ id }) => id !== product.id)
  const viewed = [cardParts(product), ...others].slice(0, mostViewed)
  writeItem('lastViewed', JSON.stringify(viewed))
  store.set(lastViewedAtom, viewed)
}

/** Shows what was viewed before, here or in another tab. Answers the way to stop. */
export const startLastViewed = ({ store }: Client) => {
  const read = () => store.set(lastViewedAtom, stored())
  read()
  return followItem('lastViewed', read)
}

// Only what a card shows: a product's whole story need not lie in the browser's storage.
const cardParts = ({ id, slug, name, brand, price, discount, discountedPrice, images, ...more }: Listed) => ({
  ...{ id, _id: id, slug, name, brand, price, discount, discountedPrice, images: images.slice(0, 1) },
  ...{ quantity: more.quantity, stockStatus: more.stockStatus, categories: more.categories },
  ...{ isFeatured: more.isFeatured, averageRating: more.averageRating, reviewCount: more.reviewCount },
})

const stored = (): Listed[] => {
  try {
    const viewed: unknown = JSON.parse(readItem('lastViewed') ?? '[]')
    return Array.isArray(viewed) ? viewed.filter(isCard).slice(0, mostViewed) : []
  } catch {
    return []
  }
}

const isCard = (product: Partial<Listed> | null): product is Listed =>
  [product?.id, product?.slug, product?.name, product?.brand].every((word) => typeof word === 'string') &&
  [product?.price, product?.discountedPrice, product?.discount, product?.quantity].every(Number.isFinite) &&
  Array.isArray(product?.images)
