import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { useLastViewed } from '#web/client/lastViewed.ts'
import { cardOf } from '#web/client/productCard.ts'

/** What this visitor looked at last, without the product on show. */
export const LastViewed = ({ except }: { except?: string | undefined }) => (
  <ProductStrip title="Last viewed" products={useLastViewed(except).map(cardOf)} />
)
