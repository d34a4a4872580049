import { atom } from 'jotai'
import { maxLastViewed, storageKeys } from '#domain/businessConstants.ts'
import { cardFieldsOf } from '#domain/catalogue/productCard.ts'
import { onItemChange, readItem, writeItem } from '#web/state/browser/storage.ts'
import type { Store } from '#web/state/browser/store.ts'
import { useHydratedAtom } from '#web/state/browser/useHydratedAtom.ts'
import type { Client } from '#web/state/client.ts'
import type { ProductSummary } from './productCard.ts'

const noProducts: readonly ProductSummary[] = []
const lastViewedAtom = atom(noProducts)

/** The products that this browser viewed last, newest first. `except`: the id of the product on the page. */
export const useLastViewed = (except?: string) =>
  useHydratedAtom(lastViewedAtom, noProducts).filter(({ id }) => id !== except)

/** Puts a product first and drops the oldest above the maximum. */
export const rememberViewed = (store: Store, product: ProductSummary) => {
  const others = storedProducts().filter(({ id }) => id !== product.id)
  const viewed = [cardFieldsOf(product), ...others].slice(0, maxLastViewed)
  writeItem(storageKeys.lastViewed, JSON.stringify(viewed))
  store.set(lastViewedAtom, viewed)
}

/** Loads the viewed products from the storage, and again when another tab changes them. Returns a function that stops it. */
export const startLastViewed = ({ store }: Client) => {
  const read = () => store.set(lastViewedAtom, storedProducts())
  read()
  return onItemChange(storageKeys.lastViewed, read)
}

const storedProducts = (): ProductSummary[] => {
  try {
    const viewed: unknown = JSON.parse(readItem(storageKeys.lastViewed) ?? '[]')
    return Array.isArray(viewed) ? viewed.filter(isCard).slice(0, maxLastViewed) : []
  } catch {
    return []
  }
}

const isCard = (product: Partial<ProductSummary> | null): product is ProductSummary =>
  [product?.id, product?.slug, product?.name, product?.brand].every((value) => typeof value === 'string') &&
  [product?.price, product?.discountedPrice, product?.discount, product?.quantity].every(Number.isFinite) &&
  Array.isArray(product?.images)
