import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { EraseEnquiryDialog } from '#ui-kit/shop/enquiry/EraseEnquiryDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Enquiries/EraseEnquiryDialog',
  component: EraseEnquiryDialog,
  args: { enquiryNumber: 'EN-4Q9Z-0KXB', onErase: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onClose', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const erase = await screen.findByRole('button', { name: 'Erase for good' })
    await tabTo(erase)
    await userEvent.keyboard('{Enter}')
    await expect(args.onErase).toHaveBeenCalledOnce()
  },
})

export const Erasing = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: 'Network error' } })
