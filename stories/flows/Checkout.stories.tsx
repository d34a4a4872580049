import { expect } from 'storybook/test'
import { checkoutMachine } from '#domain/order/checkoutMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/audit/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: MachineChart,
  args: { label: 'Checkout', machine: flowChart(checkoutMachine, 'choosingAddress') },
})

/** There is no address yet, or the chosen one is gone: `Screens/ReviewScreen` with no address. */
export const ChoosingAddress = meta.story({})

/** The address is chosen and the order is read once more: `Screens/ReviewScreen`. */
export const Reviewing = meta.story({
  args: { machine: flowChart(checkoutMachine, 'reviewing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/From here it can go to [^.]*Placing\./)
  },
})

/** The dialog of payment methods is open: `Shop/PaymentMethodDialog`. */
export const ChoosingPayment = meta.story({ args: { machine: flowChart(checkoutMachine, 'choosingPayment') } })

/** The shop has been asked; pressing again asks nothing more: `Screens/ReviewScreen` while placing. */
export const Placing = meta.story({ args: { machine: flowChart(checkoutMachine, 'placing') } })

/** The shop said no, with what one can do about it: `Shop/PlaceOrderRefusal`. */
export const Refused = meta.story({ args: { machine: flowChart(checkoutMachine, 'refused') } })

/** The cart shows the success panel: `Shop/OrderPlacedPanel`. */
export const Placed = meta.story({ args: { machine: flowChart(checkoutMachine, 'placed') } })
