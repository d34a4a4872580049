import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ChipsEditor } from '#ui-kit/shop/productAdmin/fields/ChipsEditor.tsx'
import { splitValues } from '#ui-kit/shop/productAdmin/fields/tags.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/ChipsEditor',
  component: ChipsEditor,
  args: {
    legend: 'Areas served',
    noun: 'area',
    listLabel: 'Areas served',
    hint: 'Enter or a comma adds it.',
    values: ['Pimville', 'Orlando West'] as readonly string[],
    onChange: fn(),
    parse: splitValues,
    maxLength: 60,
    suggestions: ['Diepkloof'],
  },
  render: function Editing(args) {
    const [values, setValues] = useState(args.values)
    const change = (now: readonly string[]) => {
      setValues(now)
      args.onChange(now)
    }
    return <ChipsEditor {...args} values={values} onChange={change} />
  },
})

export const TwoAreas = meta.story({})

TwoAreas.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove area Pimville' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['Orlando West'])
  await expect(canvas.getByLabelText('Add an area')).toHaveFocus()
})

export const Empty = meta.story({ args: { values: [] } })
export const WithAnError = meta.story({ args: { error: 'Name at least one area', values: [] } })
export const Disabled = meta.story({ args: { disabled: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('Add an area'))
    await userEvent.keyboard('Meadowlands East{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pimville', 'Orlando West', 'Meadowlands East'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pimville', 'Orlando West'])
  },
})
