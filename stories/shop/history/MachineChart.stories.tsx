import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { orderChart } from './orderChart.ts'

const meta = preview.meta({
  title: 'Shop/MachineChart',
  component: MachineChart,
  args: { machine: orderChart('processing'), label: 'Order' },
})

export const Processing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Processing\. From here it can go to Dispatched, Canceled\./,
    )
  },
})

export const Reserving = meta.story({ args: { machine: orderChart('reserving') } })
export const Delayed = meta.story({ args: { machine: orderChart('delayed') } })

export const Delivered = meta.story({
  args: { machine: orderChart('delivered') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/It goes nowhere from here\./)
  },
})

export const SmallPhone = meta.story({
  args: { machine: orderChart('inTransit') },
  globals: { viewport: { value: 'small' } },
})
