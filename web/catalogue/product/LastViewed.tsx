import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { useLastViewed } from '#web/state/catalogue/lastViewed.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'

/** The products that this visitor viewed last, without the one of the current page. */
export const LastViewed = ({ except }: { except?: string | undefined }) => {
  const { terms } = useClient()

  return <ProductStrip title="Last viewed" products={useLastViewed(except).map(cardOf(terms))} />
}
