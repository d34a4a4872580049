import { bookingFlowMachine } from '#domain/booking/bookingFlowMachine.ts'
import { flowChart } from './flowChart.ts'

type State = keyof typeof bookingFlowMachine.states

const positions: Record<State, { label: string; x: number; y: number }> = {
  choosingTime: { label: 'Choosing time', x: 0, y: 1 },
  holding: { label: 'Holding', x: 1, y: 1 },
  holdFailed: { label: 'Hold failed', x: 1, y: 0 },
  timeTaken: { label: 'Time taken', x: 1, y: 3 },
  fillingForm: { label: 'Filling form', x: 2, y: 1 },
  holdExpired: { label: 'Hold expired', x: 2, y: 3 },
  verifyingEmail: { label: 'Verifying e-mail', x: 2, y: 0 },
  requesting: { label: 'Requesting', x: 3, y: 1 },
  refused: { label: 'Refused', x: 3, y: 2 },
  unanswered: { label: 'Unanswered', x: 4, y: 0 },
  requested: { label: 'Requested', x: 4, y: 1 },
}

/** The booking flow, laid out by hand, as its many transitions back would cross each other. `current` is highlighted. */
export const bookingFlowChart = (current: State) => {
  const { arrows } = flowChart(bookingFlowMachine, current)
  return { states: Object.entries(positions).map(([id, place]) => ({ id, ...place })), arrows, current }
}
