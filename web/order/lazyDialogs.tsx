import { type ComponentProps, lazy, Suspense } from 'react'

const Payment = lazy(async () => ({
  default: (await import('#ui-kit/shop/order/PaymentMethodDialog.tsx')).PaymentMethodDialog,
}))
const Cancel = lazy(async () => ({
  default: (await import('#ui-kit/shop/order/CancelOrderDialog.tsx')).CancelOrderDialog,
}))

/** The choice of payment methods, once its chunk is here. */
export const PaymentDialog = (props: ComponentProps<typeof Payment>) => (
  <Suspense>
    <Payment {...props} />
  </Suspense>
)

/** The question whether to cancel, once its chunk is here. */
export const CancelDialog = (props: ComponentProps<typeof Cancel>) => (
  <Suspense>
    <Cancel {...props} />
  </Suspense>
)
