import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/ListCount',
  component: ListCount,
  args: { list: { totalCount: 42 }, noun: 'mug' },
})

export const Many = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('42 mugs')
  },
})

export const One = meta.story({
  args: { list: { totalCount: 1 }, noun: 'enquiry', plural: 'enquiries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 enquiry')
  },
})

export const Loading = meta.story({
  args: { list: { totalCount: 42, loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Failed = meta.story({
  args: { list: { totalCount: 42, failure: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
