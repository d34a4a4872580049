import { useId } from 'react'
import { styled } from 'styled-components'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { ChartDrawing, type Machine } from './ChartDrawing.tsx'

export type { Machine }

type MachineChartProps = {
  machine: Machine
  /** What the states are states of: 'Order'. */
  label: string
}

/** The states of a record and the ways between them, the current one lit. On phones it is turned to read downwards. */
export const MachineChart = ({ machine, label }: MachineChartProps) => {
  const id = useId()
  const words = told(machine, label)

  return (
    <>
      <Across>
        <ChartDrawing id={`${id}-across`} machine={machine} gaps={{ x: 72, y: 26 }} words={words} />
      </Across>
      <Down>
        <ChartDrawing id={`${id}-down`} machine={turned(machine)} gaps={{ x: 20, y: 34 }} words={words} />
      </Down>
    </>
  )
}

const turned = (machine: Machine): Machine => ({
  ...machine,
  states: machine.states.map(({ x, y, ...state }) => ({ ...state, x: y, y: x })),
})

const told = ({ states, arrows, current }: Machine, label: string) => {
  const labelOf = (wanted: string) => states.find(({ id }) => id === wanted)?.label ?? wanted
  const next = arrows.filter(({ from }) => from === current).map(({ to }) => labelOf(to))
  const ways = next.length > 0 ? `From here it can go to ${next.join(', ')}.` : 'It goes nowhere from here.'

  return `${label} states: ${states.map((state) => state.label).join(', ')}. It is ${labelOf(current)}. ${ways}`
}

const Across = styled.div`
  ${phone} {
    display: none;
  }
`

const Down = styled.div`
  ${desktop} {
    display: none;
  }
`
