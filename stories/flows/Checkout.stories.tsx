import { expect } from 'storybook/test'
import { checkoutMachine } from '#domain/order/checkoutMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: MachineChart,
  args: { label: 'Checkout', machine: flowChart(checkoutMachine, 'choosingAddress') },
})

/** There is no address yet, or the chosen one was deleted: `Screens/CheckoutScreen` with no address. */
export const ChoosingAddress = meta.story({})

/** The address is chosen and the customer reviews the order: `Screens/CheckoutScreen`. */
export const Reviewing = meta.story({
  args: { machine: flowChart(checkoutMachine, 'reviewing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/From here it can go to [^.]*Placing\./)
  },
})

/** The request is sent; pressing again sends no second one: `Screens/CheckoutScreen` while placing. */
export const Placing = meta.story({ args: { machine: flowChart(checkoutMachine, 'placing') } })

/** The shop refused the order, and the page says what to do: `Shop/PlaceOrderRefusal`. */
export const Refused = meta.story({ args: { machine: flowChart(checkoutMachine, 'refused') } })

/** Nobody knows whether the order has arrived; it can be repeated with the same key: `Shop/PlaceOrderRefusal`. */
export const Unanswered = meta.story({ args: { machine: flowChart(checkoutMachine, 'unanswered') } })

/** The cart shows the success panel: `Shop/OrderPlacedPanel`. */
export const Placed = meta.story({ args: { machine: flowChart(checkoutMachine, 'placed') } })
