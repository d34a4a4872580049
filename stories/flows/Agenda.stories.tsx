import { expect } from 'storybook/test'
import { agendaMachine } from '#domain/booking/agendaMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const meta = preview.meta({
  title: 'Flows/Agenda',
  component: MachineChart,
  args: { label: 'Agenda', machine: flowChart(agendaMachine, 'open') },
})

/**
 * A day of a service provider stays open: every fact is about one of its slots, which is held for five minutes, booked, or given back. Whether
 * a slot can be taken is decided by the commands, from the slots that are held and booked: `Shop/SlotPicker`.
 */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Agenda.*It is Open\./)
  },
})
