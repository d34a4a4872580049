import { useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Meter } from '#ui-kit/elements/Meter.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { BulkMovedRows } from './BulkMovedRows.tsx'
import { type BulkMove, type BulkMoved, bulkMoveWords, countedOrders, doneWords, foreseenWords } from './bulkMove.ts'

export type BulkMoveDialogProps = {
  move: BulkMove
  /** How many orders are selected. */
  count: number
  /** What would become of each; undefined while it is looked up. */
  preview?: readonly BulkMoved[] | undefined
  /** How many have had their turn, while the move is being made. */
  progress?: number | undefined
  /** What became of each, once all had their turn. */
  outcome?: readonly BulkMoved[] | undefined
  /** Why nothing could be looked up, or the rest not moved. */
  problem?: string | undefined
  /** Gets why, where orders are canceled. */
  onApply: (reason?: string) => void
  onClose: () => void
}

/** One move of many orders: what it would do, how far it is, and what became of each. */
export const BulkMoveDialog = (props: BulkMoveDialogProps) => {
  const { move, count, outcome, problem, onClose } = props
  const { label } = bulkMoveWords[move]

  return (
    <Dialog heading={`${label}: ${countedOrders(count)}`} onClose={onClose}>
      <Stack gap={4}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {outcome ? <Result {...props} outcome={outcome} /> : <Question {...props} />}
      </Stack>
    </Dialog>
  )
}

const Result = ({ move, outcome, onClose }: BulkMoveDialogProps & { outcome: readonly BulkMoved[] }) => (
  <>
    <Notice live tone={outcome.some((row) => row.outcome === 'refused') ? 'warn' : 'ok'}>
      {doneWords(move, outcome)}
    </Notice>
    <BulkMovedRows done move={move} rows={outcome} />
    <Row>
      <Button onClick={onClose}>Back to the orders</Button>
    </Row>
  </>
)

const Question = ({ move, count, preview, progress, problem, onApply, onClose }: BulkMoveDialogProps) => {
  const [reason, setReason] = useState('')
  const possible = preview?.filter(({ outcome }) => outcome === 'moved').length ?? 0
  const busy = progress !== undefined
  const isReady = possible > 0 && (move !== 'Canceled' || reason.trim() !== '')

  return (
    <>
      <Text role="status">{preview ? foreseenWords(move, preview) : !problem && 'Looking what is possible…'}</Text>
      {preview && <BulkMovedRows done={false} move={move} rows={preview} />}
      {move === 'Canceled' && (
        <TextField
          label="Why are they canceled?"
          hint="Each customer reads this with their order."
          maxLength={200}
          value={reason}
          disabled={busy}
          onChange={setReason}
        />
      )}
      {busy && <Progress done={progress} count={count} />}
      <Row gap={3} wrap>
        <Button
          kind={move === 'Canceled' ? 'danger' : 'primary'}
          loading={busy}
          disabled={!isReady}
          onClick={() => onApply(move === 'Canceled' ? reason.trim() : undefined)}
        >
          {preview && possible === 0 ? 'Nothing to do' : `${bulkMoveWords[move].label}: ${countedOrders(possible)}`}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          Leave them
        </Button>
      </Row>
    </>
  )
}

const Progress = ({ done, count }: { done: number; count: number }) => (
  <Stack gap={2}>
    <Meter value={count === 0 ? 0 : done / count} label="Orders that have had their turn" />
    <Text size={14} tone="ink-2" role="status">
      {done} of {count}
    </Text>
  </Stack>
)
