import { useState } from 'react'
import type { AdminOrderPanelProps } from '#ui-kit/screens/order/AdminOrderPanel.tsx'
import { type Order, orderLine, orderTotals } from '#web/order/orderProps.ts'
import { useOrderUpdate } from '#web/order/useOrderUpdate.ts'
import { useClient } from '#web/state/client.ts'
import { requestKeyOf } from '#web/state/http/calls.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { concurrentChange } from './concurrentChange.ts'
import { orderSummaryProps } from './orderSummaryProps.ts'
import { blockedMessage, transitionMessage, transitionProps, transitionRequest } from './transitionProps.ts'
import type { OrderTimeline } from './useOrderHistory.ts'

interface AdminOrderState {
  /** The order on show: the latest one or the snapshot. */
  order: Order | undefined
  panel: AdminOrderPanelProps | undefined
}

/**
 * An order and its transitions for an admin. While a dialog is open, and after a version conflict, the order stays as the admin saw it:
 * changes of others appear as a conflict and are shown on demand.
 */
export const useAdminOrder = (timeline: OrderTimeline | undefined): AdminOrderState => {
  const { queryCache } = useClient()
  const { edit } = useOrderUpdate()
  const [openedId, openDialog] = useDialogRoute<string>('move')
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { shown, setSnapshot, refused, setRefused } = useSnapshot(timeline, openedId !== undefined)
  if (!timeline || !shown) return { order: undefined, panel: undefined }

  const { order } = shown
  const request = { params: { id: order.id } }
  const onAsk = (id?: string) => {
    setSnapshot(id === undefined ? undefined : shown)
    openDialog(id)
  }
  const showLatest = () => {
    setSnapshot(timeline)
    setRefused(false)
    queryCache.invalidate(requestKeyOf('GET order/timeline/:id', request))
  }
  const onTransition = async (transition: string, answer?: string) => {
    setBusyId(transition)
    setProblem(undefined)
    const failure = await edit(transitionRequest(order, transition, answer), transitionMessage(order, transition))
    if (!failure) {
      await queryCache.fetchQuery('GET order/timeline/:id', request)
      setRefused(false)
      onAsk()
    } else if (failure.reason.refusal === 'OrderHasChanged') {
      setSnapshot(shown)
      setRefused(true)
      queryCache.invalidate(requestKeyOf('GET order/timeline/:id', request))
    } else setProblem(failure.message)
    setBusyId(undefined)
  }
  const hasConflict = refused || (busyId === undefined && timeline.order.version > order.version)

  const panel = {
    ...panelProps(shown),
    busyId,
    openedId,
    onAsk,
    onTransition,
    conflict: hasConflict ? { ...conflictProps(timeline, order, openedId), refused, onShowNow: showLatest } : undefined,
    problem,
  }
  return { order, panel }
}

/** The latest timeline, or its snapshot from when the dialog opened or a transition was refused. */
const useSnapshot = (timeline: OrderTimeline | undefined, isDialogOpen: boolean) => {
  const [snapshot, setSnapshot] = useState<OrderTimeline>()
  const [refused, setRefused] = useState(false)
  // After a reload, the dialog is already open.
  if (isDialogOpen && !snapshot && timeline) setSnapshot(timeline)
  const shown = (isDialogOpen || refused ? snapshot : undefined) ?? timeline
  return { shown, setSnapshot, refused, setRefused }
}

const panelProps = ({ order, facts }: OrderTimeline) => ({
  order: orderSummaryProps(order, facts),
  lines: order.products.map(orderLine),
  totals: orderTotals(order),
  transitions: transitionProps(order),
})

const conflictProps = (timeline: OrderTimeline, seen: Order, openedId: string | undefined) => ({
  ...concurrentChange(timeline.facts, seen.version),
  lost: openedId && blockedMessage(timeline.order, openedId),
})
