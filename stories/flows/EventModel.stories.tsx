import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { boards, EventModel } from './EventModel.tsx'

/**
 * What happens in the shop, one board for each kind of record: screens give commands, commands record facts, policies react to facts, read
 * models take them, and screens show read models. `npm run boards` writes the boards from the code, into `docs/event-model` too.
 */
const meta = preview.meta({
  title: 'Flows/Event model',
  component: EventModel,
  args: { noun: 'order' },
  argTypes: { noun: { control: { type: 'select' }, options: boards } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
})

export const Order = meta.story({
  play: async ({ canvas }) => {
    const placed = canvas.getByRole('rowheader', { name: /OrderPlaced/ }).closest('tr')
    await expect(placed).toHaveTextContent('Checkout→POST order/placeOrder')
    await expect(placed).toHaveTextContent('reserveStock after 15 minutes→OrderRejected')
    await expect(placed).toHaveTextContent('salesDays')
  },
})

export const Cart = meta.story({ args: { noun: 'cart' } })
export const Product = meta.story({ args: { noun: 'product' } })
export const Account = meta.story({ args: { noun: 'account' } })
export const Booking = meta.story({ args: { noun: 'booking' } })
export const Agenda = meta.story({ args: { noun: 'agenda' } })
export const ServiceProvider = meta.story({ args: { noun: 'provider' } })
export const SmallPhone = meta.story({ args: { noun: 'order' }, globals: { viewport: { value: 'small' } } })
