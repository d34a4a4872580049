import { expect, fn, screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { longestEmail, passwordHint, rules } from '#stories/shop/account/signInRules.ts'
import preview from '#storybook/preview.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'
import { SignupForm } from '#ui-kit/shop/account/signIn/SignupForm.tsx'

const aminas = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example', password: 'Sawubona-amina' }

const meta = preview.meta({
  title: 'Shop/Account/SignupForm',
  component: SignupForm,
  args: { check: rules.signup, passwordHint, onSubmit: fn(), onEmail: fn(), loginHref: '/Login' },
  decorators: [
    (Story) => (
      <SignInDialog page="signup" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const field = (label: string) => screen.getByLabelText(label)
const signup = () => screen.getByRole('button', { name: 'Signup' })

export const Fresh = meta.story({
  play: async () => {
    await expect(signup()).toBeDisabled()
    await expect(field('Firstname')).toHaveFocus()
    const hints = ['Firstname', 'Lastname', 'Email', 'Password'].map((label) =>
      field(label).getAttribute('autocomplete'),
    )
    await expect(hints).toEqual(['given-name', 'family-name', 'email', 'new-password'])
  },
})

export const EverythingWrong = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field('Firstname'), 'Am')
    await userEvent.type(field('Lastname'), 'D')
    await userEvent.type(field('Email'), 'amina')
    await userEvent.type(field('Password'), '2sawubona')
    await userEvent.tab()
    await expect(screen.getByText('The firstname must be at least 3 characters long')).toBeInTheDocument()
    await expect(screen.getByText('Enter an e-mail address')).toBeInTheDocument()
    await expect(screen.getByText('Password cannot start with a digit')).toBeInTheDocument()
    await expect(signup()).toBeDisabled()
    leaveFocus()
  },
})

export const FirstnameWithADigit = meta.story({
  args: { known: { ...aminas, firstname: '1Amina' }, refused: { firstname: 'firstname cannot start by a digit' } },
})

/** The field with the server error has the focus, and its error goes once the value changes. */
export const PasswordRefused = meta.story({
  args: { known: aminas, refused: { password: 'This is one of the most common passwords. Please choose another' } },
})

PasswordRefused.test('has the focus in the refused field and accepts another password', async ({ userEvent }) => {
  await expect(field('Password')).toHaveFocus()
  await expect(signup()).toBeDisabled()
  await userEvent.keyboard('Rondavel-2026')
  await expect(screen.queryByText(/most common/)).toBeNull()
  await expect(signup()).toBeEnabled()
})

export const Offline = meta.story({ args: { known: aminas, problem: 'Network error' } })

/** The customer comes back to correct the address. */
export const WithTypedValues = meta.story({
  args: { known: aminas },
  play: async () => {
    await expect(field('Email')).toHaveFocus()
  },
})

export const Busy = meta.story({
  args: { known: aminas, busy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field('Password'), 'Rondavel-2026{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(document.body)
  },
})

export const LongWords = meta.story({
  args: {
    known: { ...aminas, firstname: 'Nomathemba-Sinazoxxx', lastname: 'van der Westhuizenxx', email: longestEmail },
    problem: 'Too many requests. Please wait 42 minutes and try again',
  },
  globals: { viewport: { value: 'small' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard(' Amina ')
    await userEvent.tab()
    await userEvent.keyboard('Daniels')
    await userEvent.tab()
    await userEvent.keyboard('amina@ekhaya.example')
    await expect(args.onEmail).toHaveBeenLastCalledWith('amina@ekhaya.example')
    await userEvent.tab()
    await userEvent.keyboard('Sawubona-amina{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(aminas)
  },
})
