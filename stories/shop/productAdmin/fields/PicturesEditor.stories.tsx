import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { kettlePictures } from '#stories/shop/productAdmin/form/productForms.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { PicturesEditor } from '#ui-kit/shop/productAdmin/fields/PicturesEditor.tsx'
import type { DraftPicture } from '#ui-kit/shop/productAdmin/productDraft.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/PicturesEditor',
  component: PicturesEditor,
  args: {
    pictures: kettlePictures as readonly DraftPicture[],
    onChange: fn(),
    uploads: [],
    onFiles: fn(),
    onDismiss: fn(),
  },
  render: function Arranging(args) {
    const [pictures, setPictures] = useState(args.pictures)
    const change = (now: readonly DraftPicture[]) => {
      setPictures(now)
      args.onChange(now)
    }

    return <PicturesEditor {...args} pictures={pictures} onChange={change} />
  },
})

const [front, lid, base] = kettlePictures

export const ThreePictures = meta.story({})

ThreePictures.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }))
  await expect(args.onChange).toHaveBeenCalledWith([front, base])
  await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveFocus()
})

export const DraggedByMouse = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: /^Move Round red kettle/ })
    const { top, height } = handle.getBoundingClientRect()
    const last = canvas.getByRole('button', { name: /^Move The base/ }).getBoundingClientRect()
    const mouse = { pointerId: 1, button: 0, clientX: 20 }
    await fireEvent.pointerDown(handle, { ...mouse, clientY: top + height / 2 })
    await fireEvent.pointerMove(handle, { ...mouse, clientY: last.top + height })
    await expect(handle.closest('li')).toHaveAttribute('data-dragged', 'true')
    await fireEvent.pointerUp(handle, { ...mouse, clientY: last.top + height })
    await expect(args.onChange).toHaveBeenCalledWith([lid, base, front])
  },
})

export const NoneYet = meta.story({ args: { pictures: [] } })

export const WithoutAltText = meta.story({
  args: { pictures: [{ thumbnail: front?.thumbnail ?? '', medium: 'new', alt: '' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^What picture 1 shows/))
    await userEvent.tab()
    await expect(canvas.getByText('Describe what the picture shows')).toBeVisible()
    leaveFocus()
  },
})

export const Uploading = meta.story({
  args: {
    uploads: [
      { id: 'lid', name: 'kettle-lid.jpg', share: 0.64 },
      { id: 'logo', name: 'logo.svg', share: 0, problem: 'This is no JPEG, PNG, WebP or AVIF picture.' },
      {
        id: 'huge',
        name: 'a-very-long-name-of-a-picture-that-came-straight-out-of-the-camera-of-the-photographer.png',
        share: 0,
        problem: 'The picture has 20 000 x 20 000 pixels: at most 50 million fit.',
      },
    ],
  },
})

Uploading.test('calls onDismiss', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Stop sending kettle-lid.jpg' }))
  await expect(args.onDismiss).toHaveBeenCalledWith('lid')
  await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveFocus()
})

export const SmallPhone = meta.story({
  args: { uploads: [{ id: 'lid', name: 'kettle-lid.jpg', share: 0.64 }] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: /^Move Round red kettle/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith([lid, front, base])
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Move Round red kettle/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith([lid, base, front])
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Move Round red kettle/ })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith([front, lid, base])
  },
})
