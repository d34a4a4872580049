import { Suspense } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { OrderScreen } from '#ui-kit/screens/order/OrderScreen.tsx'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { OrderDialog, type OrderDialogKind } from './OrderDialog.tsx'
import type { Order } from './orderProps.ts'
import { helpHref, invoiceHref, trackedOrderProps } from './trackedOrderProps.ts'
import { useReorder } from './useReorder.ts'

const Fitting = optionalPart(async () => (await import('./OrderFitting.tsx')).OrderFitting)

/** One of the customer's own orders, updated live. */
export const OrderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const orderQuery = useQuery('GET order/find/:id', { params: { id } })
  const order = orderQuery.answer?.result
  const [dialogKind, openDialog] = useDialogRoute<OrderDialogKind>('order')
  const { reorderingId, reorder } = useReorder()
  const isPending = order?.orderStatus === 'Pending'

  return (
    <>
      <PageHead title={order ? `Order ${order.orderNumber}` : 'Order'} />
      <OrderScreen
        order={order && trackedOrderProps(order)}
        orderNumber={order?.orderNumber ?? ''}
        helpHref={helpHref(order?.orderNumber ?? '')}
        invoiceHref={invoiceHref(id)}
        onReorder={() => reorder(id)}
        reordering={reorderingId !== undefined}
        onCancel={isPending ? () => openDialog('cancel') : undefined}
        onChangePayment={isPending ? () => openDialog('payment') : undefined}
        fitting={order?.orderStatus === 'Delivered' && <DeferredFitting order={order} />}
        failure={failureOf(orderQuery)}
        dialog={order && dialogKind && <OrderDialog order={order} kind={dialogKind} onClose={() => openDialog()} />}
      />
    </>
  )
}

// Only delivered orders load it.
const DeferredFitting = ({ order }: { order: Order }) => (
  <Suspense>
    <Fitting order={order} />
  </Suspense>
)
