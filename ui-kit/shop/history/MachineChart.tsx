import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ChartDrawing } from './ChartDrawing.tsx'
import { describeMachine, labelOfState, type Machine } from './chart.ts'
import { TransitionList } from './TransitionList.tsx'

type MachineChartProps = {
  machine: Machine
  /** The name of the record or flow: 'Order'. */
  label: string
}

/**
 * The states of a record or flow and the arrows between them, with their facts or events. The current state is highlighted, the way that led
 * there is thick, and what can come next is dashed. A wide chart scrolls in its frame; below it all transitions are listed in words.
 */
export const MachineChart = ({ machine, label }: MachineChartProps) => {
  const id = useId()
  const frame = useCurrentInView(machine)

  return (
    <Stack gap={3}>
      <Frame ref={frame} role="region" aria-label={`Chart: ${label}`} tabIndex={0}>
        <ChartDrawing id={id} machine={machine} description={describeMachine(machine, label)} />
      </Frame>
      {machine.everywhere.length > 0 && (
        <Text size={14} tone="ink-2">
          In every state: {machine.everywhere.map((each) => everywhereSentence(each, machine)).join('; ')}.
        </Text>
      )}
      <Disclosure label="All transitions in words">
        <TransitionList machine={machine} />
      </Disclosure>
    </Stack>
  )
}

const everywhereSentence = ({ label, to }: Machine['everywhere'][number], machine: Machine) =>
  to === undefined ? `${label} (stays)` : `${label} → ${labelOfState(machine, to)}`

/** Scrolls the frame sideways, so that the current state is in the middle of a narrow one. */
const useCurrentInView = ({ states, current, width }: Machine) => {
  const frame = useRef<HTMLDivElement>(null)
  const state = states.find(({ id }) => id === current)
  const share = state ? (state.x + state.width / 2) / width : 0
  useEffect(() => {
    const element = frame.current
    if (element) element.scrollLeft = share * element.scrollWidth - element.clientWidth / 2
  }, [share])
  return frame
}

const Frame = styled.div`
  display: flex;
  overflow-x: auto;
  padding: var(--space-4);

  ${phone} {
    padding: var(--space-4) 6px;
  }
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);

  svg {
    margin-inline: auto;
  }
`
