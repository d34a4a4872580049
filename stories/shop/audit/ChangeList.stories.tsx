import { expect } from 'storybook/test'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { delivered } from '#stories/shop/history/aminasHistory.ts'
import preview from '#storybook/preview.tsx'
import { ChangeList } from '#ui-kit/shop/audit/ChangeList.tsx'

const meta = preview.meta({
  title: 'Shop/Audit/ChangeList',
  component: ChangeList,
  args: { changes: delivered.changes },
})

export const ThreeFields = meta.story({})

export const Repriced = meta.story({
  args: {
    changes: [
      { field: 'price', from: rand('599.00'), to: rand('549.00') },
      { field: 'discount', from: 20, to: 0 },
      { field: 'isFeatured', from: false, to: true },
      { field: 'overview', from: 'Boils a full jug in four minutes', to: null },
    ],
  },
})

export const ManyFields = meta.story({
  args: {
    changes: Array.from({ length: 12 }, (_, line) => ({
      field: `lines.${line}.count`,
      from: line,
      to: line + 1,
    })),
  },
})

ManyFields.test('shows all changes on demand', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText('lines.11.count')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Show all 12 changes' }))
  await expect(canvas.getByText('lines.11.count')).toBeVisible()
})

export const LongValuesOnASmallPhone = meta.story({
  args: {
    changes: [
      {
        field: 'shippingAddress.streetAddress',
        from: '1204 Chief Albert Luthuli Road, Pietermaritzburg North',
        to: '7 Marula Road, Tiyani Magoro, behind the post office, green gate',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { changes: [...delivered.changes], initialCount: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Sipho Daniels')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show fewer changes' })).toHaveFocus()
  },
})
