import { type ComponentProps, Suspense } from 'react'
import { dialogPart } from '#web/state/chunks.ts'

const Payment = dialogPart(async () => (await import('#ui-kit/shop/order/PaymentMethodDialog.tsx')).PaymentMethodDialog)
const Cancel = dialogPart(async () => (await import('#ui-kit/shop/order/CancelOrderDialog.tsx')).CancelOrderDialog)

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
