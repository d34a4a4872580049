import { useId } from 'react'
import { styled } from 'styled-components'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { ChartDrawing, type Machine } from './ChartDrawing.tsx'

export type { Machine }

type MachineChartProps = {
  machine: Machine
  /** The name of the record: 'Order'. */
  label: string
}

/** The states of a record and their transitions, with the current state highlighted. On phones the chart runs from top to bottom. */
export const MachineChart = ({ machine, label }: MachineChartProps) => {
  const id = useId()
  const description = describeMachine(machine, label)

  return (
    <>
      <Horizontal>
        <ChartDrawing id={`${id}-across`} machine={machine} gaps={{ x: 72, y: 26 }} description={description} />
      </Horizontal>
      <Vertical>
        <ChartDrawing
          id={`${id}-down`}
          machine={transpose(machine)}
          gaps={{ x: 20, y: 34 }}
          description={description}
        />
      </Vertical>
    </>
  )
}

const transpose = (machine: Machine): Machine => ({
  ...machine,
  states: machine.states.map(({ x, y, ...state }) => ({ ...state, x: y, y: x })),
})

const describeMachine = ({ states, arrows, current }: Machine, label: string) => {
  const labelOf = (stateId: string) => states.find(({ id }) => id === stateId)?.label ?? stateId
  const next = arrows.filter(({ from }) => from === current).map(({ to }) => labelOf(to))
  const nextSentence = next.length > 0 ? `From here it can go to ${next.join(', ')}.` : 'It goes nowhere from here.'

  return `${label} states: ${states.map((state) => state.label).join(', ')}. It is ${labelOf(current)}. ${nextSentence}`
}

const Horizontal = styled.div`
  ${phone} {
    display: none;
  }
`

const Vertical = styled.div`
  ${desktop} {
    display: none;
  }
`
