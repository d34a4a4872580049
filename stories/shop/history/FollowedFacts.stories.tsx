import { expect } from 'storybook/test'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { FollowedFacts } from '#ui-kit/shop/history/FollowedFacts.tsx'
import { followedByPlacing } from './aminasFollowed.ts'
import { placed } from './aminasHistory.ts'

const [aside] = followedByPlacing
const many = Array.from({ length: 12 }, (_, line) => ({ ...(aside ?? followedByPlacing[0]), id: `line-${line}` }))

const meta = preview.meta({
  title: 'Shop/History/FollowedFacts',
  component: FollowedFacts,
  args: { facts: followedByPlacing, since: placed.at },
  decorators: [withoutNavigation],
})

export const StockSetAside = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByText('08:12:05')).toHaveLength(3)
  },
})

export const OnAnotherDay = meta.story({
  args: { since: '2026-11-20T06:12:05.512Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Saturday 21 November 2026, 08:12:05')).toHaveLength(3)
  },
})

export const Many = meta.story({
  args: { facts: many as typeof followedByPlacing },
})

Many.test('shows all on demand', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: redKettle.name })).toHaveFocus()
  },
})
