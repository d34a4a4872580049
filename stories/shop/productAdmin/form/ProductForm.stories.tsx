import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProductForm } from '#ui-kit/shop/productAdmin/form/ProductForm.tsx'
import { emptyForm, kettleDraft, kettleForm } from './productForms.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/ProductForm',
  component: ProductForm,
  args: { ...kettleForm, mode: 'update' as 'add' | 'update' },
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.draft)
    return <ProductForm {...args} draft={draft} onDraft={setDraft} />
  },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
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
})

WaitingForUploads.test('cannot be saved by Enter meanwhile', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Pictures are still uploading.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Update product' })).toBeDisabled()
  await tabTo(canvas.getByLabelText('Name'))
  await userEvent.keyboard('{Enter}')
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible()
  },
})

export const EverythingWrong = meta.story({
  args: {
    errors: {
      name: 'The name must be at least 3 characters long',
      brand: 'The brand must be at least 2 characters long',
      description: 'The description must be at least 10 characters long',
      price: 'price should be numeric greater than 0',
      costPrice: 'Cost price should be numeric greater than 0',
      discount: 'Discount must be a numeric value (e.g., 10 or -10)',
      quantity: 'quantity should be an integer greater than 0',
      featuredPriority: 'enter a valid number',
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('Warranty'))
    await userEvent.keyboard('{End}, and more{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...kettleDraft, warranty: '2 years, and more' })
  },
})
