import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { VisitorLinks } from '#ui-kit/shop/shell/VisitorLinks.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/VisitorLinks',
  component: VisitorLinks,
  args: { accountHref: '/Account', loginHref: '/Login', signupHref: '/Signup', onLogout: fn() },
})

export const Guest = meta.story({})

export const Amina = meta.story({
  args: { customer: { firstname: 'Amina' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hi Amina')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { customer: { firstname: 'Amina' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
})
