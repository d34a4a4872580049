import { addressProofMachine } from '#domain/account/addressProofMachine.ts'
import { flowChart } from './flowChart.ts'

type State = keyof typeof addressProofMachine.states

const positions: Record<State, { label: string; x: number; y: number }> = {
  unused: { label: 'Unused', x: 0, y: 1 },
  ownSignUp: { label: 'Owner signed up', x: 1, y: 0 },
  strangersSignUp: { label: 'Stranger signed up', x: 1, y: 2 },
  sideBySide: { label: 'Side by side', x: 2, y: 1 },
  choosingPassword: { label: 'Choosing password', x: 3, y: 1 },
  choosingFirstPassword: { label: 'First password', x: 3, y: 2 },
  signUpVerified: { label: 'Sign-up verified', x: 4, y: 0 },
  newAccount: { label: 'New account', x: 4, y: 2 },
}

/** The machine of the address proof, laid out by hand. `current` is highlighted. */
export const addressProofChart = (current: State) => {
  const { arrows } = flowChart(addressProofMachine, current)
  return { states: Object.entries(positions).map(([id, place]) => ({ id, ...place })), arrows, current }
}
