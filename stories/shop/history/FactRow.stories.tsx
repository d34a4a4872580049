import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FactRow } from '#ui-kit/shop/history/FactRow.tsx'
import { followedByPlacing } from './aminasFollowed.ts'
import { delivered, dispatched, placed } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/FactRow',
  component: FactRow,
  args: { fact: dispatched, since: '2 h 26 min' as string | undefined, standing: 'past' as const, onShow: fn() },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
})

export const Past = meta.story({})

Past.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the record after event 5' }))
  await expect(args.onShow).toHaveBeenCalledWith(4)
})
export const Shown = meta.story({ args: { standing: 'shown' } })
export const Future = meta.story({ args: { standing: 'future' } })
export const TheFirst = meta.story({ args: { fact: placed, since: undefined } })
export const WithFollowedFacts = meta.story({
  args: { fact: placed, since: undefined, followed: followedByPlacing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What this caused' })).toBeVisible()
  },
})
export const BesideTheRecord = meta.story({
  args: {
    fact: {
      ...dispatched,
      type: 'LoginFailed',
      sentence: 'typed a wrong password, 6 times',
      changes: [],
      isBeside: true,
    },
  },
  play: async ({ canvas }) => {
    // Only the stored fact shows a revision: that of its own stream.
    await expect(canvas.getAllByText('Revision')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /Show the record/ })).toBeNull()
  },
})
export const SmallPhone = meta.story({
  args: { fact: delivered, since: '1 d 18 h' },
  globals: { viewport: { value: 'small' } },
})
