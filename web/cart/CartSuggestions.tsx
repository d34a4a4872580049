import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

/** Products below the cart. What is in it is not suggested. */
export const CartSuggestions = () => {
  const { terms } = useClient()
  const { lines } = useCart()
  const products = useQuery('GET products/home', {}).answer?.results.at(-1)?.data ?? []
  const suggested = products.filter(({ id }) => !lines.some(({ product }) => product.id === id))
  const { onAdd } = useAddToCart(suggested)

  return (
    suggested.length > 0 && (
      <ProductShelf title="You Might Also Like" products={suggested.map(cardOf(terms))} onAdd={onAdd} />
    )
  )
}
