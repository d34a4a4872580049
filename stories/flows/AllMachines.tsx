import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import { chartedMachine, type MachineName } from '#domain/charts/machines.ts'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { machineIn } from './machineIn.ts'

/** The charts of all machines of the shop, each in its initial state. */
export const AllMachines = () => (
  <Stack gap={6}>
    {(Object.keys(drawnCharts) as MachineName[]).map((name) => (
      <TitledSection key={name} title={chartedMachine(name).title}>
        <MachineChart label={chartedMachine(name).title} machine={machineIn(name, drawnCharts[name].initial)} />
      </TitledSection>
    ))}
  </Stack>
)
