import { expect } from 'storybook/test'
import { providerChart } from '#domain/provider/providerChart.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'

const meta = preview.meta({
  title: 'Flows/Provider',
  component: MachineChart,
  args: { label: 'Service provider', machine: { ...providerChart(), current: 'listed' } },
})

/** In the directory, and can be booked: `Screens/ProviderScreen`. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/From here it can go to Withdrawn\./)
  },
})

/** No longer in the directory; bookings to come are settled one by one. */
export const Withdrawn = meta.story({ args: { machine: { ...providerChart(), current: 'withdrawn' } } })
