import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { addressProofChart } from './addressProofChart.ts'

const meta = preview.meta({
  title: 'Flows/Address proof',
  component: MachineChart,
  args: { label: 'Address proof', machine: addressProofChart('unused') },
})

/** Nobody has signed up with the address. */
export const Unused = meta.story()

/** The owner of the mailbox has signed up, and nobody else. */
export const OwnerSignedUp = meta.story({ args: { machine: addressProofChart('ownSignUp') } })

/** Somebody who cannot read the mailbox has signed up with the address. */
export const StrangerSignedUp = meta.story({ args: { machine: addressProofChart('strangersSignUp') } })

/** Both have signed up: neither sees or erases anything of the other, and neither can order. */
export const SideBySide = meta.story({
  args: { machine: addressProofChart('sideBySide') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Side by side\. From here it can go to Sign-up verified, Choosing password\./,
    )
  },
})

/** The code came back in a browser that has not signed up: `Shop/ResetPasswordForm`. */
export const ChoosingPassword = meta.story({ args: { machine: addressProofChart('choosingPassword') } })

/** The same, where only a stranger has signed up. */
export const ChoosingFirstPassword = meta.story({ args: { machine: addressProofChart('choosingFirstPassword') } })

/** The owner has what they had entered; the stranger’s sign-up is void. */
export const SignUpVerified = meta.story({ args: { machine: addressProofChart('signUpVerified') } })

/** The owner has an account with nothing in it; every sign-up is void. */
export const NewAccount = meta.story({ args: { machine: addressProofChart('newAccount') } })
