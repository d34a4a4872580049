import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import type { CartProduct } from './cartLines.ts'

/**
 * Puts products of a page in the cart, which says so. `addingId` is the one on its way. `onAdd` stays the same function, so that only the
 * card of that product renders again.
 */
export const useAddToCart = (products: readonly CartProduct[]) => {
  const { cart, store } = useClient()
  const [addingId, setAddingId] = useState<string>()
  const shown = useRef(products)
  useLayoutEffect(() => {
    shown.current = products
  })

  const onAdd = useCallback(
    async (id: string, count = 1) => {
      const product = shown.current.find((candidate) => candidate.id === id)
      if (!product) return
      setAddingId(id)
      try {
        await cart.apply({ type: 'add', product, count })
      } catch {
        toast(store, 'Network error', 'bad')
      } finally {
        setAddingId(undefined)
      }
    },
    [cart, store],
  )

  return { addingId, onAdd }
}
