import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { SignInDialog, type SignInPage } from '#ui-kit/shop/account/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/SignInDialog',
  component: SignInDialog,
  args: { page: 'login' as SignInPage, onClose: fn(), children: <Text tone="ink-2">The form of this page.</Text> },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
})

const headed = (name: string) => screen.findByRole('dialog', { name })

export const Login = meta.story({ play: async () => void (await headed('Login')) })
export const Signup = meta.story({ args: { page: 'signup' }, play: async () => void (await headed('Signup')) })

export const ForgotPassword = meta.story({
  args: { page: 'forgot' },
  play: async () => void (await headed('Forgot your password?')),
})

export const Otp = meta.story({
  args: { page: 'otp' },
  play: async () => void (await headed('Enter OTP sent to your email')),
})

/** Of somebody who is signed in. */
export const ChangePassword = meta.story({
  args: { page: 'change' },
  play: async () => void (await headed('Change Password')),
})

export const NewPassword = meta.story({
  args: { page: 'reset' },
  play: async () => void (await headed('Change Password')),
})

export const SmallPhone = meta.story({ args: { page: 'otp' }, globals: { viewport: { value: 'small' } } })

const Turning = ({ onClose }: { onClose: () => void }) => {
  const [page, turn] = useState<SignInPage>('login')

  return (
    <SignInDialog page={page} onClose={onClose}>
      <Button onClick={() => turn('signup')}>Turn the page</Button>
    </SignInDialog>
  )
}

/** A page that is turned is read aloud; the first one is read with the dialog. */
export const Turned = meta.story({
  render: ({ onClose }) => <Turning onClose={onClose} />,
  play: async ({ userEvent }) => {
    await headed('Login')
    await expect(screen.getByRole('status')).toHaveTextContent('')
    await userEvent.click(screen.getByRole('button', { name: 'Turn the page' }))
    await headed('Signup')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Signup'))
  },
})

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await headed('Login')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
