import { useEffect } from 'react'
import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { startLastViewed, useLastViewed } from '#web/state/catalogue/lastViewed.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'

/** The products that this visitor viewed last, without the one of the current page. */
export const LastViewed = ({ except }: { except?: string | undefined }) => {
  const client = useClient()
  useEffect(() => startLastViewed(client), [client])

  return <ProductStrip title="Last viewed" products={useLastViewed(except).map(cardOf(client.terms))} />
}
