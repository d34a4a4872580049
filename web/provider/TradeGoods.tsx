import { type TradeGoods as Goods, goodsOfTrade } from '#domain/provider/tradeGoods.ts'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { WhenNearViewport } from '#web/state/browser/WhenNearViewport.tsx'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { searchHref } from '#web/state/catalogue/searchUrl.ts'
import { useClient } from '#web/state/client.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

type TradeGoodsProps = {
  /** The path of the provider's category, top group first. */
  categories: readonly { value: string }[]
}

/** What the shop sells for the work of a provider's trade. They load when they are about to scroll into view. */
export const TradeGoods = ({ categories }: TradeGoodsProps) => {
  const goods = goodsOfTrade(categories.map(({ value }) => value))

  return (
    goods && (
      <WhenNearViewport fallback={<ProductShelf {...shelfProps(goods)} products={[]} loading />}>
        <Shelf goods={goods} />
      </WhenNearViewport>
    )
  )
}

const Shelf = ({ goods }: { goods: Goods }) => {
  const { terms } = useClient()
  const { status, answer } = useQuery('GET products/getByCategoryOrPageNumber', {
    query: { tags: goods.tag, inStock: 'true', sort: 'popular', limit: '10', fields: 'card' },
  })
  const products = answer?.data ?? []
  const { addingId, onAdd } = useAddToCart(products)
  const isLoading = status === 'loading'

  return isLoading || products.length > 0 ? (
    <ProductShelf
      {...shelfProps(goods)}
      products={products.map(cardOf(terms))}
      onAdd={onAdd}
      addingId={addingId}
      loading={isLoading}
    />
  ) : null
}

const shelfProps = ({ work, tag }: Goods) => ({ title: `For ${work}`, href: searchHref({ text: tag, isTag: true }) })
