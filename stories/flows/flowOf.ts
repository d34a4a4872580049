import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import type { MachineName } from '#domain/charts/machines.ts'

/** The arguments of a `Flow` story, and a control for the states. Addresses of stories allow no dots in a state. */
export const flowOf = (machine: MachineName, state: string) => ({
  args: { machine, state },
  argTypes: {
    machine: { control: false as const },
    state: {
      control: { type: 'select' as const },
      options: drawnCharts[machine].states.map(({ id }) => id.replaceAll('.', '-')),
    },
  },
})
