import { signInMachine } from '#domain/account/signInMachine.ts'
import { flowChart } from './flowChart.ts'

type State = keyof typeof signInMachine.states

const positions: Record<State, { label: string; x: number; y: number }> = {
  closed: { label: 'Closed', x: 0, y: 1 },
  typingLogin: { label: 'Typing login', x: 1, y: 0 },
  loggingIn: { label: 'Logging in', x: 2, y: 0 },
  sendingLoginOtp: { label: 'Sending login OTP', x: 3, y: 0 },
  signedIn: { label: 'Signed in', x: 4, y: 0 },
  typingSignup: { label: 'Typing signup', x: 1, y: 1 },
  signingUp: { label: 'Signing up', x: 2, y: 1 },
  typingOtp: { label: 'Typing OTP', x: 3, y: 1 },
  verifyingOtp: { label: 'Verifying OTP', x: 4, y: 1 },
  confirmingLink: { label: 'Link opened', x: 0, y: 3 },
  typingEmail: { label: 'Typing email', x: 1, y: 2 },
  sendingOtp: { label: 'Sending OTP', x: 2, y: 2 },
  resendingOtp: { label: 'Resending OTP', x: 3, y: 2 },
  needingOtp: { label: 'Needing OTP', x: 4, y: 2 },
  resettingPassword: { label: 'Resetting', x: 3, y: 3 },
  typingPassword: { label: 'New password', x: 4, y: 3 },
}

/** The sign-in machine, laid out by hand, as its many transitions back would cross each other. `current` is highlighted. */
export const signInChart = (current: State) => {
  const { arrows } = flowChart(signInMachine, current)
  return { states: Object.entries(positions).map(([id, place]) => ({ id, ...place })), arrows, current }
}
