import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { useJustChanged } from '#ui-kit/elements/useJustChanged.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { TransitionForm, type TransitionQuestion } from './TransitionForm.tsx'

export type TransitionOption = {
  id: string
  /** The label of the button: 'Start processing'. */
  label: string
  allowed: boolean
  /** Why the transition is not allowed, without a full stop. */
  reason?: string | undefined
  /** The input that the transition requires. */
  asks?: TransitionQuestion | undefined
}

export type OrderTransitionsProps = {
  /** The noun of the record in lower case; default: 'order'. */
  noun?: string | undefined
  /** The steps that the order can take, and why others cannot be taken. */
  transitions: readonly TransitionOption[]
  /** The id of the running transition. */
  busyId?: string | undefined
  /** The id of the transition whose form is open. */
  openedId?: string | undefined
  /** Opens the form of a transition that requires input, or closes it. */
  onAsk: (id?: string) => void
  /** Receives the trimmed answer of a transition that requires input. */
  onTransition: (id: string, answer?: string) => void
}

/** The transitions of an order, or of another record: a button for each allowed one, and on demand the reason for each blocked one. */
export const OrderTransitions = (props: OrderTransitionsProps) => {
  const { noun = 'order', transitions, busyId, openedId, onAsk, onTransition } = props
  const headingId = useId()
  const opened = transitions.find(({ id, allowed }) => id === openedId && allowed)
  const choose = ({ id, asks }: TransitionOption) => (asks ? onAsk(id) : onTransition(id))
  // After a transition the next button is at the same position: it ignores the second click of a double click.
  const isNew = useJustChanged(transitions.map(({ id, allowed }) => `${id} ${allowed}`).join())

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} {...useFocusFallback()}>
      <Heading level={2} size={20} id={headingId}>
        Next move
      </Heading>
      {opened?.asks ? (
        <TransitionForm
          asks={opened.asks}
          noun={noun}
          label={opened.label}
          busy={busyId === opened.id}
          onAnswer={(answer) => onTransition(opened.id, answer)}
          onBack={() => onAsk()}
        />
      ) : (
        <TransitionList {...{ noun, transitions, busyId, isNew }} onChoose={choose} />
      )}
    </Stack>
  )
}

type TransitionListProps = Pick<OrderTransitionsProps, 'transitions' | 'busyId'> & {
  noun: string
  isNew: boolean
  onChoose: (transition: TransitionOption) => void
}

const TransitionList = ({ noun, transitions, busyId, isNew, onChoose }: TransitionListProps) => {
  const allowed = transitions.filter((transition) => transition.allowed)
  const blocked = transitions.filter((transition) => !transition.allowed)

  return (
    <Stack gap={5}>
      {allowed.length === 0 ? (
        <Text size={14} tone="ink-2">
          There is nothing left to do for this {noun}.
        </Text>
      ) : (
        <Stack as="ul" gap={3}>
          {allowed.map((transition, index) => (
            <li key={transition.id}>
              <Button
                wide
                // The first transition is the regular one; the others are exceptions.
                kind={index === 0 ? 'primary' : 'secondary'}
                disabled={isNew || (busyId !== undefined && busyId !== transition.id)}
                loading={busyId === transition.id}
                onClick={() => onChoose(transition)}
              >
                {transition.label}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {blocked.length > 0 && <BlockedTransitions transitions={blocked} />}
    </Stack>
  )
}

const BlockedTransitions = ({ transitions }: Pick<OrderTransitionsProps, 'transitions'>) => (
  <Disclosure label={<Quiet>Not possible now, and why ({transitions.length})</Quiet>}>
    <Stack as="ul" gap={4}>
      {transitions.map((transition) => (
        <BlockedTransition key={transition.id} {...transition} />
      ))}
    </Stack>
  </Disclosure>
)

// Less prominent than what is possible.
const Quiet = styled.span`
  color: var(--ink-2);
  ${font(14, 600)}
`

const BlockedTransition = ({ label, reason }: TransitionOption) => {
  const reasonId = useId()

  return (
    <Stack as="li" gap={1}>
      <Button wide size="small" kind="secondary" disabled aria-describedby={reason ? reasonId : undefined}>
        {label}
      </Button>
      {reason && (
        <Text id={reasonId} size={14} tone="ink-2">
          {reason}.
        </Text>
      )}
    </Stack>
  )
}
