import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { RecordedStockAlertFact } from './stockAlertEvents.ts'

/** A product that the customer waits for. `since`: ISO 8601. */
interface Wish {
  productId: string
  since: string
}

const stockAlertsSetup = setup({
  types: { context: {} as { wishes: readonly Wish[] }, events: {} as RecordedStockAlertFact },
})

const request = stockAlertsSetup.assign(({ context: { wishes }, event }) => ({
  wishes: [...wishes, { productId: event.data.productId, since: event.at }],
}))

const drop = stockAlertsSetup.assign(({ context: { wishes }, event }) => ({
  wishes: wishes.filter(({ productId }) => productId !== event.data.productId),
}))

/** The products that a customer wants to be told about when they are back in stock. */
export const stockAlertsMachine = stockAlertsSetup.createMachine({
  id: 'stockAlerts',
  context: { wishes: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        StockAlertRequested: { actions: request },
        StockAlertWithdrawn: { actions: drop },
        StockAlertRaised: { actions: drop },
      },
    },
  },
})

export type StockAlerts = Replayed<typeof stockAlertsMachine>

export const stockAlertsStream = (customerId: string) => `stockAlerts-${customerId}`

/** Whether the customer waits for the product. */
export const waitsFor = ({ context }: StockAlerts, productId: string) =>
  context.wishes.some((wish) => wish.productId === productId)
