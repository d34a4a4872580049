import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { TagsEditor } from '#ui-kit/shop/productAdmin/fields/TagsEditor.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/TagsEditor',
  component: TagsEditor,
  args: {
    tags: ['kitchen', 'gift'] as readonly string[],
    onChange: fn(),
    suggestions: ['braai', 'loadshedding', 'student', 'winter'],
  },
  render: function Tagging(args) {
    const [tags, setTags] = useState(args.tags)
    const change = (now: readonly string[]) => {
      setTags(now)
      args.onChange(now)
    }

    return <TagsEditor {...args} tags={tags} onChange={change} />
  },
})

export const TwoTags = meta.story({})

TwoTags.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove tag gift' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['kitchen'])
  await expect(canvas.getByLabelText('Add a tag')).toHaveFocus()
  await userEvent.paste('Load shedding, braai\nkitchen')
  await expect(args.onChange).toHaveBeenLastCalledWith(['kitchen', 'load shedding', 'braai'])
})

export const Empty = meta.story({ args: { tags: [] } })
export const WithAnError = meta.story({ args: { error: 'At most 20 tags' } })
export const Disabled = meta.story({ args: { disabled: true } })

export const ManyTags = meta.story({
  args: { tags: Array.from({ length: 20 }, (_, place) => `hand-woven in thohoyandou ${place}`) },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('Add a tag'))
    await userEvent.keyboard('Winter{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kitchen', 'gift', 'winter'])
    await userEvent.keyboard('braai,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kitchen', 'gift', 'winter', 'braai'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kitchen', 'gift', 'winter'])
  },
})
