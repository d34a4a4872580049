import { expect } from 'storybook/test'
import { orderChart } from '#domain/order/orderChart.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'

const meta = preview.meta({
  title: 'Flows/Order',
  component: MachineChart,
  args: { label: 'Order', machine: { ...orderChart(), current: 'pending' } },
})

/** Its stock is set aside; the customer may still cancel: `Screens/OrderScreen`. */
export const Pending = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/From here it can go to Processing, Canceled\./)
  },
})

/** The products decide, each on its own stream, whether there is enough. */
export const Reserving = meta.story({ args: { machine: { ...orderChart(), current: 'reserving' } } })

export const Delayed = meta.story({ args: { machine: { ...orderChart(), current: 'shipped.delayed' } } })

export const Delivered = meta.story({ args: { machine: { ...orderChart(), current: 'delivered' } } })
