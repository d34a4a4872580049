import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DifferenceTable } from '#ui-kit/shop/history/DifferenceTable.tsx'
import { differencesBetween } from './aminasFields.ts'

const meta = preview.meta({
  title: 'Shop/History/DifferenceTable',
  component: DifferenceTable,
  args: { differences: differencesBetween(1, 8), fromLabel: 'After event 2', toLabel: 'After event 9' },
})

export const StateAndFiveFields = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('State Pending Delivered')
    await expect(canvas.getByRole('row', { name: 'Order status Pending Delivered' })).toBeVisible()
  },
})

export const NothingDiffers = meta.story({ args: { differences: [] } })

export const LongValuesOnASmallPhone = meta.story({
  args: {
    differences: [
      ...differencesBetween(0, 8),
      {
        field: 'shippingAddress.streetAddress',
        from: '1204 Chief Albert Luthuli Road',
        to: '7 Marula Road, behind the post office',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const street = canvas.getByRole('rowheader', { name: 'shippingAddress.streetAddress' })
    const [before, after] = canvas.getAllByRole('cell').slice(-2)
    await expect(before?.getBoundingClientRect().top).toBeGreaterThanOrEqual(street.getBoundingClientRect().bottom - 1)
    await expect(after?.getBoundingClientRect().top).toBe(before?.getBoundingClientRect().top)
  },
})
