import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FactRow } from '#ui-kit/shop/audit/FactRow.tsx'
import { followedPlacing } from './aminasFollowed.ts'
import { delivered, dispatched, placed } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/FactRow',
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

export const Past = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the record at revision 4' }))
    await expect(args.onShow).toHaveBeenCalledWith(4)
  },
})
export const Shown = meta.story({ args: { standing: 'shown' } })
export const Future = meta.story({ args: { standing: 'future' } })
export const TheFirst = meta.story({ args: { fact: placed, since: undefined } })
export const WithWhatFollowed = meta.story({
  args: { fact: placed, since: undefined, followed: followedPlacing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Because of this' })).toBeVisible()
  },
})
export const SmallPhone = meta.story({
  args: { fact: delivered, since: '19 h 38 min' },
  globals: { viewport: { value: 'small' } },
})
