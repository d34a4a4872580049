import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EraseButton } from '#ui-kit/shop/account/EraseButton.tsx'

const meta = preview.meta({
  title: 'Shop/Account/EraseButton',
  component: EraseButton,
  args: { children: 'Erase my account', onClick: fn() },
})

export const Default = meta.story({})

export const Wide = meta.story({ args: { wide: true, children: 'Erase' } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
