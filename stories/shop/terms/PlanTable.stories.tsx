import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PlanTable } from '#ui-kit/shop/terms/PlanTable.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { largePlan, layBuyExample, payLaterPlan } from './plans.ts'

const meta = preview.meta({
  title: 'Shop/Terms/PlanTable',
  component: PlanTable,
  args: payLaterPlan,
  render: (args) => (
    <Card style={{ maxWidth: 360 }}>
      <PlanTable {...args} />
    </Card>
  ),
})

export const WithDates = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('rowheader', { name: 'You pay in all' })).toBeVisible()
  },
})

export const WithoutDates = meta.story({ args: layBuyExample })

export const LargeAmounts = meta.story({
  args: largePlan,
  globals: { viewport: { value: 'small' } },
})

LargeAmounts.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
