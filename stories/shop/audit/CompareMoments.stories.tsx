import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CompareMoments } from '#ui-kit/shop/audit/CompareMoments.tsx'
import { differencesBetween } from './aminasFields.ts'
import { aminasMoments } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/CompareMoments',
  component: CompareMoments,
  args: {
    moments: aminasMoments,
    comparison: { from: 1, to: 8, differences: differencesBetween(1, 8) },
    onCompare: fn(),
  },
})

export const ConfirmedAndNow = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('From'), '4')
    await expect(args.onCompare).toHaveBeenCalledWith(4, 8)
    await userEvent.selectOptions(canvas.getByLabelText('To'), '6')
    await expect(args.onCompare).toHaveBeenCalledWith(1, 6)
  },
})

export const SameMoment = meta.story({ args: { comparison: { from: 3, to: 3, differences: [] } } })
export const Busy = meta.story({ args: { busy: true } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
