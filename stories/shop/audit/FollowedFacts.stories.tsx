import { expect } from 'storybook/test'
import { staysHere } from '#stories/shop/shell/staysHere.tsx'
import preview from '#storybook/preview.tsx'
import { FollowedFacts } from '#ui-kit/shop/audit/FollowedFacts.tsx'
import { followedPlacing } from './aminasFollowed.ts'
import { placed } from './aminasHistory.ts'

const [aside] = followedPlacing
const many = Array.from({ length: 12 }, (_, line) => ({ ...(aside ?? followedPlacing[0]), id: `line-${line}` }))

const meta = preview.meta({
  title: 'Shop/FollowedFacts',
  component: FollowedFacts,
  args: { facts: followedPlacing, since: placed.at },
  decorators: [staysHere],
})

export const StockSetAside = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByText('08:12:04')).toHaveLength(3)
  },
})

export const OnAnotherDay = meta.story({
  args: { since: '2026-11-20T06:12:04.512Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Saturday 21 November 2026, 08:12:04')).toHaveLength(3)
  },
})

export const Many = meta.story({
  args: { facts: many as typeof followedPlacing },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vuthela kettle' })).toHaveFocus()
  },
})
