import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CompareRevisions } from '#ui-kit/shop/history/CompareRevisions.tsx'
import { differencesBetween } from './aminasFields.ts'
import { aminasRevisions } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/CompareRevisions',
  component: CompareRevisions,
  args: {
    revisions: aminasRevisions,
    comparison: { from: 1, to: 8, differences: differencesBetween(1, 8) },
    onCompare: fn(),
  },
})

export const ConfirmedAndNow = meta.story({})

ConfirmedAndNow.test('calls onCompare', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('From'), '4')
  await expect(args.onCompare).toHaveBeenCalledWith(4, 8)
  await userEvent.selectOptions(canvas.getByLabelText('To'), '6')
  await expect(args.onCompare).toHaveBeenCalledWith(1, 6)
})

export const LoadedInPart = meta.story({
  args: {
    revisions: aminasRevisions.slice(4),
    firstLoaded: 4,
    comparison: { from: 4, to: 8, differences: differencesBetween(4, 8) },
  },
})

export const SameMoment = meta.story({ args: { comparison: { from: 3, to: 3, differences: [] } } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
