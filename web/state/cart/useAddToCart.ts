import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import type { CartProduct } from './cartLines.ts'
import { useCart } from './useCart.ts'

/** Puts products of a page in the cart, which says so. `addingId` is the one on its way. */
export const useAddToCart = (products: readonly CartProduct[]) => {
  const { store } = useClient()
  const { add } = useCart()
  const [addingId, setAddingId] = useState<string>()

  const onAdd = async (id: string, count = 1) => {
    const product = products.find((candidate) => candidate.id === id)
    if (!product) return
    setAddingId(id)
    try {
      await add(product, count)
    } catch {
      toast(store, 'Network error', 'bad')
    } finally {
      setAddingId(undefined)
    }
  }

  return { addingId, onAdd }
}
