import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EraseAccount } from '#ui-kit/shop/account/EraseAccount.tsx'

const meta = preview.meta({ title: 'Shop/Account/EraseAccount', component: EraseAccount, args: { onErase: fn() } })

export const Default = meta.story({})

Default.test('calls onErase', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Erase my account' }))
  await expect(args.onErase).toHaveBeenCalledOnce()
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onErase).toHaveBeenCalledOnce()
  },
})
