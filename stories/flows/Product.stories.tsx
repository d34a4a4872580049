import { expect } from 'storybook/test'
import { productChart } from '#domain/catalogue/productChart.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'

const meta = preview.meta({
  title: 'Flows/Product',
  component: MachineChart,
  args: { label: 'Product', machine: { ...productChart(), current: 'listed' } },
})

/** It is in the shop and can be ordered: `Screens/ProductScreen`. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/From here it can go to Withdrawn\./)
  },
})

/** Only admins see it, until it is listed. */
export const Draft = meta.story({ args: { machine: { ...productChart(), current: 'draft' } } })

/** No longer sold; orders that hold it go on. */
export const Withdrawn = meta.story({ args: { machine: { ...productChart(), current: 'withdrawn' } } })
