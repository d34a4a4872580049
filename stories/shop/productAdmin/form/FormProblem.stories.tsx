import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FormProblem } from '#ui-kit/shop/productAdmin/form/FormProblem.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/FormProblem',
  component: FormProblem,
  args: {
    problem: 'Error when update product',
    fields: [{ id: 'product-name', label: 'Name', error: 'Another product of this brand has this name' }],
  },
})

export const OneField = meta.story({
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByRole('link', { name: 'Name' })).toHaveAttribute('href', '#product-name')
  },
})

export const NoField = meta.story({ args: { fields: [] } })
