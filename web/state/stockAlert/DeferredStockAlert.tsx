import { Suspense } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'

const StockAlert = optionalPart(async () => (await import('./ProductStockAlert.tsx')).ProductStockAlert)

/** "Tell me when it is back in stock" on a sold-out product: a chunk of its own. */
export const DeferredStockAlert = ({ productId }: { productId: string }) => (
  <Suspense>
    <StockAlert productId={productId} />
  </Suspense>
)
