import { useState } from 'react'
import { expect } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SlideForm } from '#ui-kit/shop/bannerAdmin/SlideForm.tsx'
import { braaiDraft, braaiForm, emptySlideForm } from './slideForms.ts'

const meta = preview.meta({
  title: 'Shop/Banner admin/SlideForm',
  component: SlideForm,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: { ...braaiForm, mode: 'update' as 'add' | 'update' },
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.draft)
    return <SlideForm {...args} draft={draft} onDraft={setDraft} />
  },
})

export const Updating = meta.story()

export const Adding = meta.story({
  args: { ...emptySlideForm, mode: 'add' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add slide' })).toBeDisabled()
  },
})

export const WithoutPicture = meta.story({ args: { draft: { ...braaiDraft, picture: undefined, alt: '' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('Title'))
    await userEvent.keyboard('!{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...braaiDraft, title: `${braaiDraft.title}!` })
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
