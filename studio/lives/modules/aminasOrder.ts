import { orderView } from '#api/order/orderView.ts'
import { orderChart } from '#domain/charts/drawn/orderChart.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { deliveryDayOf } from '#domain/order/deliveryDays.ts'
import { updateOrder } from '#domain/order/orderCommands.ts'
import type { RecordedOrderFact } from '#domain/order/orderEvents.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import { mailAbout } from '#studio/lives/mailAbout.ts'
import { orderIdIn } from '#studio/lives/orderActions.ts'
import { aminasKettles } from '#studio/lives/orderLives.ts'
import { thandi } from '#studio/lives/staff.ts'
import type { Module } from '#studio/lives/writeModule.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { orderPlacedProps } from '#web/cart/orderPlacedProps.ts'
import { formatOrderChanges, formatOrderFields } from '#web/order/admin/formatOrderChanges.ts'
import { orderSummaryProps } from '#web/order/admin/orderSummaryProps.ts'
import { transitionProps } from '#web/order/admin/transitionProps.ts'
import { deliveryRemark } from '#web/order/checkout/checkoutProps.ts'
import { orderLine, orderTotals } from '#web/order/orderProps.ts'
import { trackedOrderProps } from '#web/order/trackedOrderProps.ts'
import type { HistoryFact } from '#web/state/history/useLoadedFacts.ts'
import { machineAt, timelineFacts } from '#web/state/history/useRecordHistory.ts'

const moment = { name: 'OrderMoment', from: 'stories/lives/orderMoment.ts' }

/** Amina's order: what she ordered, what happened, and what everybody concerned sees after each fact. */
export const aminasOrderModules = async (shop: LivedShop): Promise<Module[]> => {
  const id = orderIdIn(aminasKettles)
  const facts = (await shop.facts(orderStream(id))) as RecordedOrderFact[]
  const admin = await shop.person(thandi.email)
  const history = (await admin('GET order/timeline/:id', { params: { id } })).body.result.facts
  const views = facts.map((_, revision) => viewOf(id, replayTo(facts, revision + 1)))
  const [placed, confirmed] = views
  const last = views.at(-1)
  if (!placed || !confirmed || !last) throw new Error('Amina has not ordered')

  const mails = await Promise.all(
    facts.map((fact, revision) => mailAbout(fact, id, replayTo(facts, revision + 1), aminasKettles.buyer)),
  )
  const now = new Date(placed.orderDate)
  const canceled = canceledView(id, facts.slice(0, 2))
  return [
    {
      file: 'stories/lives/aminasOrder.ts',
      constants: [
        {
          name: 'aminasAddress',
          type: { name: 'AddressDraft', from: 'ui-kit/shop/address/addressDraft.ts' },
          doc: 'Where Amina’s order goes.',
          value: placed.shippingAddress,
        },
        {
          name: 'aminasLines',
          type: { name: 'OrderLine[]', from: 'ui-kit/shop/order/OrderLines.tsx' },
          doc: 'What Amina ordered.',
          value: placed.products.map(orderLine),
        },
        {
          name: 'aminasTotals',
          type: { name: 'OrderTotalsProps', from: 'ui-kit/shop/order/OrderTotals.tsx' },
          doc: 'What her order costs.',
          value: orderTotals(placed),
        },
        {
          name: 'aminasReceipt',
          type: { name: 'PlacedOrder', from: 'ui-kit/shop/cart/OrderPlacedPanel.tsx' },
          doc: 'What the shop says right after the order.',
          value: orderPlacedProps({ ...placed, deliveryDay: deliveryDayOf(now) }, now),
        },
        {
          name: 'aminasRemark',
          type: { name: 'DeliveryRemark', from: 'ui-kit/screens/order/CheckoutColumns.tsx' },
          doc: 'When an order that she places now comes to her home.',
          value: deliveryRemark(placed.shippingAddress, now),
        },
        {
          name: 'aminasFacts',
          type: { name: 'readonly TimelineFact[]', from: 'ui-kit/shop/audit/timelineFact.ts' },
          doc: 'Everything that happened to her order.',
          // The chart knows the states.
          value: timelineFacts(history, formatOrderChanges).map(
            ({ state: _, ...fact }: TimelineFact & { state?: string }) => fact,
          ),
        },
      ],
    },
    {
      file: 'stories/lives/aminasMoments.ts',
      constants: [
        {
          name: 'reviewableLines',
          type: { name: 'OrderLine[]', from: 'ui-kit/shop/order/OrderLines.tsx' },
          doc: 'The lines of the order once it is delivered.',
          isLocal: true,
          value: trackedOrderProps(last).lines,
        },
        {
          name: 'aminasMoments',
          type: { ...moment, name: 'readonly OrderMoment[]' },
          doc: 'Amina’s order after each of its facts.',
          value: views.map((view, revision) => momentOf(view, history.slice(0, revision + 1))),
        },
        {
          name: 'canceledMoment',
          type: moment,
          doc: 'How it would have been if Amina had cancelled the order after ten minutes.',
          value: momentOf(canceled, history.slice(0, 2)),
        },
        {
          name: 'aminasFieldsByRevision',
          type: { name: 'readonly OrderFields[]', from: 'stories/lives/orderMoment.ts' },
          doc: 'The fields of the order after each of its facts, as admins read them.',
          value: views.map(formatOrderFields),
        },
      ],
    },
    {
      file: 'stories/lives/aminasMails.ts',
      constants: [
        {
          name: 'aminasMails',
          type: { name: 'Readonly<Record<string, SentMail>>', from: 'stories/lives/orderMoment.ts' },
          doc: 'What Amina finds in her mailbox, by the fact that it is about.',
          value: Object.fromEntries(
            facts.flatMap(({ type }, revision) => (mails[revision] ? [[type, mails[revision]]] : [])),
          ),
        },
      ],
    },
  ]
}

const momentOf = (view: ReturnType<typeof viewOf>, history: readonly HistoryFact[]) => ({
  type: history.at(-1)?.type,
  status: view.orderStatus,
  shippingStatus: view.shippingStatus,
  // Nothing before the shop has taken the order.
  customer:
    machineAt(history, history.length - 1, orderChart).current === 'reserving' ? undefined : trackedOrderProps(view),
  admin: { order: orderSummaryProps(view, history), transitions: transitionProps(view) },
})

const replayTo = (facts: readonly RecordedOrderFact[], count: number): Order =>
  replay(orderMachine, orderStream(''), facts.slice(0, count))

const viewOf = (id: string, order: Order) => {
  const view = orderView(id, order)
  if (!view) throw new Error('There is no order yet')
  return view
}

const canceledView = (id: string, facts: readonly RecordedOrderFact[]) => {
  const decided = updateOrder(replayTo(facts, facts.length), {
    as: 'Customer',
    orderStatus: 'Canceled',
    reason: 'Ordered twice by mistake',
  })
  if (isRefusal(decided)) throw new Error(decided.refusal)
  const [placed] = facts
  const recorded = decided.map(
    (fact) => ({ ...fact, at: '2026-11-21T06:22:00.000Z', by: placed?.by }) as RecordedOrderFact,
  )
  return viewOf(id, replayTo([...facts, ...recorded], facts.length + recorded.length))
}
