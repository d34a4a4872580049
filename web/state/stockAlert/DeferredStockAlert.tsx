import { lazy, Suspense } from 'react'

const StockAlert = lazy(async () => ({ default: (await import('./ProductStockAlert.tsx')).ProductStockAlert }))

/** "Tell me when it is back in stock" on a sold-out product: a chunk of its own. */
export const DeferredStockAlert = ({ productId }: { productId: string }) => (
  <Suspense>
    <StockAlert productId={productId} />
  </Suspense>
)
