import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { cardOf, type ProductSummary } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'

/** The products that go well with the one of the page. */
export const CrossSell = ({ products }: { products: readonly ProductSummary[] }) => {
  const { terms } = useClient()
  const { addingId, onAdd } = useAddToCart(products)

  return (
    <ProductShelf title="Goes well with" products={products.map(cardOf(terms))} onAdd={onAdd} addingId={addingId} />
  )
}
