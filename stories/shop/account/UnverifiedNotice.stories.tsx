import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UnverifiedNotice } from '#ui-kit/shop/account/UnverifiedNotice.tsx'
import { longDetails } from './aminasAccount.ts'

const meta = preview.meta({
  title: 'Shop/Account/UnverifiedNotice',
  component: UnverifiedNotice,
  args: { email: 'amina@ekhaya.example', onVerify: fn() },
})

export const NotVerifiedYet = meta.story({})

NotVerifiedYet.test('calls onVerify', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Verify e-mail' }))
  await expect(args.onVerify).toHaveBeenCalledOnce()
})

export const LongText = meta.story({
  args: { email: longDetails.email },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
})
