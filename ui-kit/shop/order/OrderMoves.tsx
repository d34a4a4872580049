import { useId, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { MoveQuestion } from './MoveQuestion.tsx'

export type OrderMove = {
  id: string
  /** What the button says: 'Start processing'. */
  label: string
  possible: boolean
  /** Why it is not possible. */
  reason?: string | undefined
  /** What has to be answered before the move is made. */
  asks?: 'signedBy' | 'reason' | undefined
}

export type OrderMovesProps = {
  moves: readonly OrderMove[]
  /** The move that is being made. */
  busyId?: string | undefined
  /** Gets the answer, trimmed, of a move that asks. */
  onMove: (id: string, answer?: string) => void
}

/** What can be done with an order now, and why the rest cannot. */
export const OrderMoves = ({ moves, busyId, onMove }: OrderMovesProps) => {
  const headingId = useId()
  const [askingId, setAskingId] = useState<string>()
  const asking = moves.find(({ id, possible }) => id === askingId && possible)
  const choose = ({ id, asks }: OrderMove) => (asks ? setAskingId(id) : onMove(id))

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        Next move
      </Heading>
      {asking?.asks ? (
        <MoveQuestion
          asks={asking.asks}
          label={asking.label}
          busy={busyId === asking.id}
          onAnswer={(answer) => onMove(asking.id, answer)}
          onBack={() => setAskingId(undefined)}
        />
      ) : (
        <Stack as="ul" gap={3}>
          {moves.map((move) => (
            <Move key={move.id} move={move} first={isFirst(move, moves)} busyId={busyId} onChoose={choose} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

type MoveProps = {
  move: OrderMove
  first: boolean
  busyId: string | undefined
  onChoose: (move: OrderMove) => void
}

const Move = ({ move, first, busyId, onChoose }: MoveProps) => {
  const reasonId = useId()
  const says = !move.possible && move.reason

  return (
    <li>
      <Stack gap={1}>
        <Button
          wide
          kind={first ? 'primary' : 'secondary'}
          disabled={!move.possible || (busyId !== undefined && busyId !== move.id)}
          loading={busyId === move.id}
          aria-describedby={says ? reasonId : undefined}
          onClick={() => onChoose(move)}
        >
          {move.label}
        </Button>
        {says && (
          <Text id={reasonId} size={14} tone="ink-3">
            {move.reason}
          </Text>
        )}
      </Stack>
    </li>
  )
}

// The first possible move is the usual one; the others are ways round it.
const isFirst = (move: OrderMove, moves: readonly OrderMove[]) => move === moves.find(({ possible }) => possible)
