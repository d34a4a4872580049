import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ReinstateDialog } from '#ui-kit/shop/customers/ReinstateDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Customers/ReinstateDialog',
  component: ReinstateDialog,
  args: {
    reason: 'Three parcels reported as not arrived, all three signed for',
    onReinstate: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onReinstate', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reinstate account' }))
  await expect(args.onReinstate).toHaveBeenCalledOnce()
})

export const Busy = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: { message: 'This account is not suspended' } } })

export const LongText = meta.story({
  args: { reason: 'Complaint '.repeat(20).trim() },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const reinstate = await screen.findByRole('button', { name: 'Reinstate account' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(reinstate)
    await userEvent.keyboard('{Enter}')
    await expect(args.onReinstate).toHaveBeenCalledOnce()
  },
})
