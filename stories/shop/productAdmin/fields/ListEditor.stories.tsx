import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ListEditor } from '#ui-kit/shop/productAdmin/fields/ListEditor.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/ListEditor',
  component: ListEditor,
  args: {
    legend: 'Features',
    noun: 'feature',
    rows: ['Switches itself off', 'Cannot boil dry', 'Cord winds up in the base'] as readonly string[],
    onChange: fn(),
  },
  render: function Writing(args) {
    const [rows, setRows] = useState(args.rows)
    const change = (now: readonly string[]) => {
      setRows(now)
      args.onChange(now)
    }

    return <ListEditor {...args} rows={rows} onChange={change} />
  },
})

export const ThreeLines = meta.story({})

ThreeLines.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove feature 2' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['Switches itself off', 'Cord winds up in the base'])
  await expect(canvas.getByRole('button', { name: 'Add feature' })).toHaveFocus()
})

export const Empty = meta.story({ args: { rows: [] } })
export const WithAnError = meta.story({ args: { error: 'At most 30 features' } })
export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: { rows: ['Folds flat without tools and hangs from any hook that carries at least three kilograms of lamp'] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('feature 1'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('feature 2')).toHaveFocus())
    await userEvent.keyboard('Whistles')
    await tabTo(canvas.getByRole('button', { name: 'Move feature 2, 2 of 4' }))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move feature 1, 1 of 4' })).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'Whistles',
      'Switches itself off',
      'Cannot boil dry',
      'Cord winds up in the base',
    ])
  },
})
