import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { DateField } from '#ui-kit/elements/DateField.tsx'

const meta = preview.meta({
  title: 'Elements/DateField',
  component: DateField,
  args: { label: 'From', value: '2026-11-16', onChange: fn() },
})

export const Chosen = meta.story({})

Chosen.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText('From'))
  await expect(args.onChange).toHaveBeenLastCalledWith('')
})

export const NoDay = meta.story({ args: { value: '' } })

export const YearStillBeingTyped = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('From'), '0202-11-16')
    await expect(canvas.getByLabelText('From')).toHaveValue('0202-11-16')
    await expect(args.onChange).not.toHaveBeenCalled()
    leaveFocus()
  },
})

export const WithError = meta.story({
  args: { error: 'This date is before the first one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeInvalid()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('From')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-21')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21')
  },
})
