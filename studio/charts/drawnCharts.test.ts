import { describe, expect, it } from 'vitest'
import { chartOf } from '#domain/charts/chart.ts'
import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import { chartedMachine, type MachineName, machines } from '#domain/charts/machines.ts'
import { chartFaults } from './chartFaults.ts'

const names = Object.keys(machines) as MachineName[]

describe.each(names)('the drawing of %s', (name) => {
  it('is that of the machine: if not, run `npm run charts`', () => {
    const { machine, labels } = chartedMachine(name)
    const { initial, states, arrows, everywhere } = drawnCharts[name]

    expect({
      initial,
      states: states.map(({ id, label, isFinal, stays }) => ({ id, label, isFinal, stays })),
      arrows: arrows.map(({ from, to, labels: own }) => ({ from, to, labels: own })),
      everywhere,
    }).toEqual(chartOf(machine, labels))
  })

  it('has every label on its arrow, and no other fault', () => {
    const { arrows } = drawnCharts[name]

    expect(arrows.map(({ label }) => label.lines.join(' '))).toEqual(arrows.map(({ labels }) => labels.join(' ')))
    expect(chartFaults(drawnCharts[name])).toEqual([])
  })
})
