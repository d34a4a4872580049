import { liveConnectionMachine } from '#domain/live/liveConnectionMachine.ts'
import { flowChart } from './flowChart.ts'

type State = keyof typeof liveConnectionMachine.states

const positions: Record<State, { label: string; x: number; y: number }> = {
  stopped: { label: 'Stopped', x: 0, y: 0 },
  connecting: { label: 'Connecting', x: 1, y: 0 },
  connected: { label: 'Connected', x: 2, y: 0 },
  waiting: { label: 'Waiting', x: 2, y: 1 },
  givenUp: { label: 'Given up', x: 1, y: 1 },
}

/** The live connection, laid out by hand. `current` is highlighted. */
export const liveConnectionChart = (current: State) => {
  const { arrows } = flowChart(liveConnectionMachine, current)
  return { states: Object.entries(positions).map(([id, place]) => ({ id, ...place })), arrows, current }
}
