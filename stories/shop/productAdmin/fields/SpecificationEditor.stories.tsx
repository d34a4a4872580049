import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SpecificationEditor } from '#ui-kit/shop/productAdmin/fields/SpecificationEditor.tsx'
import type { Specification } from '#ui-kit/shop/productAdmin/productDraft.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/SpecificationEditor',
  component: SpecificationEditor,
  args: {
    legend: 'Specifications',
    rows: [
      { name: 'Capacity', value: '1.7 litres' },
      { name: 'Power', value: '2 200 W' },
    ] as readonly Specification[],
    onChange: fn(),
  },
  render: function Measuring(args) {
    const [rows, setRows] = useState(args.rows)
    const change = (now: readonly Specification[]) => {
      setRows(now)
      args.onChange(now)
    }

    return <SpecificationEditor {...args} rows={rows} onChange={change} />
  },
})

export const TwoRows = meta.story({})

TwoRows.test('marks a value that is missing', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Value of specification 2'))
  await expect(canvas.getByLabelText('Value of specification 2')).toBeInvalid()
  await expect(canvas.getByLabelText('Name of specification 2')).toBeValid()
})

export const Empty = meta.story({ args: { rows: [] } })

export const WithAnError = meta.story({
  args: {
    rows: [{ name: '', value: '1.7 litres' }],
    error: 'Write the name of the specification or remove its line',
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('Value of specification 2'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Name of specification 3')).toHaveFocus())
    await userEvent.keyboard('Cord')
    await userEvent.tab()
    await userEvent.keyboard('75 cm')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { name: 'Capacity', value: '1.7 litres' },
      { name: 'Power', value: '2 200 W' },
      { name: 'Cord', value: '75 cm' },
    ])
  },
})
