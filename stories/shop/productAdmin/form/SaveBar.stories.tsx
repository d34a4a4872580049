import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SaveBar } from '#ui-kit/shop/productAdmin/form/SaveBar.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/SaveBar',
  component: SaveBar,
  args: {
    label: 'Update product',
    invalidFields: [] as readonly { id: string; label: string }[],
    blockedReason: undefined as string | undefined,
    dirty: true,
    busy: false,
    saved: false,
    cancelHref: '/Products_Management',
  },
})

export const UnsavedChanges = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update product' })).toBeEnabled()
  },
})

export const TwoFieldsToDo = meta.story({
  args: {
    invalidFields: [
      { id: 'product-price', label: 'Price in rand' },
      { id: 'product-quantity', label: 'Quantity' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 fields still to do:')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update product' })).toBeDisabled()
  },
})

export const Blocked = meta.story({ args: { blockedReason: 'Pictures are still uploading.' } })
export const Saving = meta.story({ args: { busy: true } })
export const Saved = meta.story({ args: { dirty: false, saved: true } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
