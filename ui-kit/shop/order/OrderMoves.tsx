import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusKept } from '#ui-kit/elements/useFocusKept.ts'
import { useJustChanged } from '#ui-kit/elements/useJustChanged.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { MoveQuestion } from './MoveQuestion.tsx'

export type OrderMove = {
  id: string
  /** What the button says: 'Start processing'. */
  label: string
  possible: boolean
  /** Why it is not possible, without a full stop. */
  reason?: string | undefined
  /** What has to be answered before the move is made. */
  asks?: 'signedBy' | 'reason' | undefined
}

export type OrderMovesProps = {
  moves: readonly OrderMove[]
  /** The move that is being made. */
  busyId?: string | undefined
  /** The move whose question is open. */
  askingId?: string | undefined
  /** Opens the question of a move that asks, or closes it. */
  onAsk: (id?: string) => void
  /** Gets the answer, trimmed, of a move that asks. */
  onMove: (id: string, answer?: string) => void
}

/** What can be done with an order now, and why the rest cannot. */
export const OrderMoves = ({ moves, busyId, askingId, onAsk, onMove }: OrderMovesProps) => {
  const headingId = useId()
  const asking = moves.find(({ id, possible }) => id === askingId && possible)
  const choose = ({ id, asks }: OrderMove) => (asks ? onAsk(id) : onMove(id))
  // Where a move was, the next one is now: the second press of a double click is not meant for it.
  const isNew = useJustChanged(moves.map(({ id, possible }) => `${id} ${possible}`).join())

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} {...useFocusKept()}>
      <Heading level={2} size={20} id={headingId}>
        Next move
      </Heading>
      {asking?.asks ? (
        <MoveQuestion
          asks={asking.asks}
          label={asking.label}
          busy={busyId === asking.id}
          onAnswer={(answer) => onMove(asking.id, answer)}
          onBack={() => onAsk()}
        />
      ) : (
        <Choice {...{ moves, busyId, isNew }} onChoose={choose} />
      )}
    </Stack>
  )
}

type ChoiceProps = Pick<OrderMovesProps, 'moves' | 'busyId'> & { isNew: boolean; onChoose: (move: OrderMove) => void }

const Choice = ({ moves, busyId, isNew, onChoose }: ChoiceProps) => {
  const possible = moves.filter((move) => move.possible)
  const others = moves.filter((move) => !move.possible)

  return (
    <Stack gap={5}>
      {possible.length === 0 ? (
        <Text size={14} tone="ink-2">
          Nothing is left to do with this order.
        </Text>
      ) : (
        <Stack as="ul" gap={3}>
          {possible.map((move, place) => (
            <li key={move.id}>
              <Button
                wide
                // The first one is the usual one; the others are ways round it.
                kind={place === 0 ? 'primary' : 'secondary'}
                disabled={isNew || (busyId !== undefined && busyId !== move.id)}
                loading={busyId === move.id}
                onClick={() => onChoose(move)}
              >
                {move.label}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {others.length > 0 && <Impossible moves={others} />}
    </Stack>
  )
}

const Impossible = ({ moves }: Pick<OrderMovesProps, 'moves'>) => (
  <Stack gap={3}>
    <Heading level={3} size={16}>
      Not possible now
    </Heading>
    <Stack as="ul" gap={4}>
      {moves.map((move) => (
        <ImpossibleMove key={move.id} {...move} />
      ))}
    </Stack>
  </Stack>
)

const ImpossibleMove = ({ label, reason }: OrderMove) => {
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
