import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductForm } from '#ui-kit/shop/productAdmin/form/ProductForm.tsx'
import { emptyForm, kettleDraft, kettleForm } from './productForms.ts'

const meta = preview.meta({
  title: 'Shop/ProductForm',
  component: ProductForm,
  args: { ...kettleForm, mode: 'update' as 'add' | 'update' },
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.draft)
    return <ProductForm {...args} draft={draft} onDraft={setDraft} />
  },
})

export const Untouched = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update product' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { ...emptyForm, mode: 'add' } })

export const WaitingForUploads = meta.story({
  args: {
    draft: { ...kettleDraft, warranty: '3 years' },
    pictures: { uploads: [{ id: 'lid', name: 'lid.jpg', share: 0.2 }], onFiles: fn(), onDismiss: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Pictures are still uploading.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update product' })).toBeDisabled()
    canvas.getByLabelText('Name').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('Warranty').focus()
    await userEvent.keyboard('{End}, and more{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...kettleDraft, warranty: '2 years, and more' })
  },
})
