import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { useLastViewed } from '#web/state/catalogue/lastViewed.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'

/** The products that this visitor viewed last, without the one of the current page. */
export const LastViewed = ({ except }: { except?: string | undefined }) => (
  <ProductStrip title="Last viewed" products={useLastViewed(except).map(cardOf)} />
)
