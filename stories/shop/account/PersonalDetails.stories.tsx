import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PersonalDetails } from '#ui-kit/shop/account/PersonalDetails.tsx'
import { aminasDetails, longDetails } from './aminasAccount.ts'

const meta = preview.meta({
  title: 'Shop/Account/PersonalDetails',
  component: PersonalDetails,
  args: { details: aminasDetails, editHref: '/UpdateCustomer', onChangePassword: fn() },
})

export const Verified = meta.story({})

Verified.test('calls onChangePassword', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Verified')).toBeVisible()
  await expect(canvas.queryByText('Role')).toBeNull()
  await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/UpdateCustomer')
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  await expect(args.onChangePassword).toHaveBeenCalledOnce()
})

export const NotVerified = meta.story({ args: { details: { ...aminasDetails, emailVerified: false } } })

export const Admin = meta.story({
  args: { details: { ...aminasDetails, isAdmin: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Role').nextSibling).toHaveTextContent('Admin')
  },
})

export const WithoutLastname = meta.story({
  args: { details: { ...aminasDetails, lastname: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not given')).toBeVisible()
  },
})

export const LongText = meta.story({
  args: { details: longDetails },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangePassword).toHaveBeenCalledOnce()
  },
})
