import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { SignInDialog, type SignInPage } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/SignInDialog',
  component: SignInDialog,
  args: { page: 'login' as SignInPage, onClose: fn(), children: <Text tone="ink-2">The form of this page.</Text> },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
})

const dialogNamed = (name: string) => screen.findByRole('dialog', { name })

export const Login = meta.story({ play: async () => void (await dialogNamed('Login')) })
export const Signup = meta.story({ args: { page: 'signup' }, play: async () => void (await dialogNamed('Signup')) })

export const ForgotPassword = meta.story({
  args: { page: 'forgot' },
  play: async () => void (await dialogNamed('Forgot your password?')),
})

export const Otp = meta.story({
  args: { page: 'otp' },
  play: async () => void (await dialogNamed('Enter OTP sent to your email')),
})

/** For a signed-in customer. */
export const ChangePassword = meta.story({
  args: { page: 'change' },
  play: async () => void (await dialogNamed('Change Password')),
})

export const NewPassword = meta.story({
  args: { page: 'reset' },
  play: async () => void (await dialogNamed('Change Password')),
})

export const SmallPhone = meta.story({ args: { page: 'otp' }, globals: { viewport: { value: 'small' } } })

const ControlledDialog = ({ onClose }: { onClose: () => void }) => {
  const [page, turn] = useState<SignInPage>('login')

  return (
    <SignInDialog page={page} onClose={onClose}>
      <Button onClick={() => turn('signup')}>Turn the page</Button>
    </SignInDialog>
  )
}

/** Screen readers announce a page change; the first page is announced with the dialog. */
export const PageChanged = meta.story({
  tags: ['behaviour'],
  render: ({ onClose }) => <ControlledDialog onClose={onClose} />,
  play: async ({ userEvent }) => {
    await dialogNamed('Login')
    await expect(screen.getByRole('status')).toHaveTextContent('')
    await userEvent.click(screen.getByRole('button', { name: 'Turn the page' }))
    await dialogNamed('Signup')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Signup'))
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await dialogNamed('Login')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
