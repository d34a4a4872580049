import { type ComponentProps, lazy, Suspense } from 'react'

const Payment = lazy(async () => ({
  default: (await import('#ui-kit/shop/order/PaymentMethodDialog.tsx')).PaymentMethodDialog,
}))
const Cancel = lazy(async () => ({
  default: (await import('#ui-kit/shop/order/CancelOrderDialog.tsx')).CancelOrderDialog,
}))

/** The choice of a payment method. Its chunk loads on first use. */
export const PaymentDialog = (props: ComponentProps<typeof Payment>) => (
  <Suspense>
    <Payment {...props} />
  </Suspense>
)

/** Asks for a confirmation to cancel. Its chunk loads on first use. */
export const CancelDialog = (props: ComponentProps<typeof Cancel>) => (
  <Suspense>
    <Cancel {...props} />
  </Suspense>
)
