import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TransitionForm } from '#ui-kit/shop/order/admin/TransitionForm.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/TransitionForm',
  component: TransitionForm,
  args: { asks: 'signedBy' as const, label: 'Deliver', onAnswer: fn(), onBack: fn() },
})

export const SignedBy = meta.story({})

SignedBy.test('calls onBack', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Signed by'), '   ')
  await expect(canvas.getByRole('button', { name: 'Deliver' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await expect(args.onBack).toHaveBeenCalledOnce()
})

export const Reason = meta.story({ args: { asks: 'reason', label: 'Cancel order' } })

export const Busy = meta.story({ args: { busy: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('Sipho Daniels{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('Sipho Daniels')
  },
})
