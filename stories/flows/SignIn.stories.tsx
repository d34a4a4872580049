import { expect } from 'storybook/test'
import { signInMachine } from '#domain/account/signInMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/audit/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const meta = preview.meta({
  title: 'Flows/Sign in',
  component: MachineChart,
  args: { label: 'Sign in', machine: flowChart(signInMachine, 'typing') },
})

/** The dialog lies over the page one came from: `Screens/SignInDialog`. */
export const Typing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Typing\. From here it can go to Signing in, Closed\./,
    )
  },
})

export const SigningIn = meta.story({ args: { machine: flowChart(signInMachine, 'signingIn') } })

/** The dialog stays open and says why. */
export const Refused = meta.story({ args: { machine: flowChart(signInMachine, 'refused') } })

/** One is where one was. */
export const SignedIn = meta.story({ args: { machine: flowChart(signInMachine, 'signedIn') } })
