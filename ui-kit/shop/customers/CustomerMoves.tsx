import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusKept } from '#ui-kit/elements/useFocusKept.ts'
import { EraseButton } from '#ui-kit/shop/account/EraseButton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type CustomerMoveId = 'suspend' | 'reinstate' | 'makeAdmin' | 'makeCustomer' | 'erase'

export type CustomerMove = {
  id: CustomerMoveId
  /** What the button says: 'Suspend'. */
  label: string
  possible: boolean
  /** Why it is not possible, or what to think of before it is made. */
  remark?: string | undefined
}

export type CustomerMovesProps = {
  moves: readonly CustomerMove[]
  /** Asks first. */
  onMove: (id: CustomerMoveId) => void
}

/** What can be done with an account now, and why the rest cannot. */
export const CustomerMoves = ({ moves, onMove }: CustomerMovesProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} {...useFocusKept()}>
      <Heading level={2} size={20} id={headingId}>
        Account
      </Heading>
      {moves.length === 0 && (
        <Text size={14} tone="ink-2">
          The account is erased. Nothing can be done with it any more.
        </Text>
      )}
      {moves.length > 0 && (
        <Stack as="ul" gap={3}>
          {moves.map((move) => (
            <Move key={places[move.id]} move={move} onMove={onMove} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

// One button in one place: whoever has pressed it is still on it afterwards.
const places: Record<CustomerMoveId, string> = {
  suspend: 'access',
  reinstate: 'access',
  makeAdmin: 'role',
  makeCustomer: 'role',
  erase: 'erase',
}

type MoveProps = Pick<CustomerMovesProps, 'onMove'> & { move: CustomerMove }

const Move = ({ move: { id, label, possible, remark }, onMove }: MoveProps) => {
  const remarkId = useId()
  const button = {
    wide: true,
    disabled: !possible,
    'aria-describedby': remark ? remarkId : undefined,
    onClick: () => onMove(id),
    children: label,
  }

  return (
    <li>
      <Stack gap={1}>
        {id === 'erase' ? <EraseButton {...button} /> : <Button kind="secondary" {...button} />}
        {remark && (
          <Text id={remarkId} size={14} tone="ink-3">
            {remark}
          </Text>
        )}
      </Stack>
    </li>
  )
}
