import { useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Meter } from '#ui-kit/elements/Meter.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { BulkTransitionRows } from './BulkTransitionRows.tsx'
import {
  type BulkTransition,
  type BulkTransitionResult,
  bulkTransitionLabels,
  previewSentence,
  resultSentence,
} from './bulkTransition.ts'

export type BulkTransitionDialogProps = {
  /** The step, and the orders that can take it. */
  transition: BulkTransition
  /** The number of selected orders. */
  count: number
  /** The expected result for each order; undefined while it is loading. */
  preview?: readonly BulkTransitionResult[] | undefined
  /** The number of processed orders while the transition runs. */
  progress?: number | undefined
  /** The result for each order, once all are processed. */
  outcome?: readonly BulkTransitionResult[] | undefined
  /** Why the preview could not be loaded, or why the remaining orders were not processed. */
  problem?: string | undefined
  /** Receives the reason of a cancellation. */
  onApply: (reason?: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** A transition of many orders: the preview, the progress and the result for each order. */
export const BulkTransitionDialog = (props: BulkTransitionDialogProps) => {
  const { transition, count, outcome, problem, onClose } = props
  const { label } = bulkTransitionLabels[transition]

  return (
    <Dialog heading={`${label}: ${formatCount(count, 'order')}`} onClose={onClose}>
      <Stack gap={4}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {outcome ? <Result {...props} outcome={outcome} /> : <Preview {...props} />}
      </Stack>
    </Dialog>
  )
}

const Result = ({
  transition,
  outcome,
  onClose,
}: BulkTransitionDialogProps & { outcome: readonly BulkTransitionResult[] }) => (
  <>
    <Notice live tone={outcome.some((row) => row.outcome === 'refused') ? 'warn' : 'ok'}>
      {resultSentence(transition, outcome)}
    </Notice>
    <BulkTransitionRows done transition={transition} rows={outcome} />
    <Row>
      <Button onClick={onClose}>Back to the orders</Button>
    </Row>
  </>
)

const Preview = ({ transition, count, preview, progress, problem, onApply, onClose }: BulkTransitionDialogProps) => {
  const [reason, setReason] = useState('')
  const allowedCount = preview?.filter(({ outcome }) => outcome === 'moved').length ?? 0
  const busy = progress !== undefined
  const isReady = allowedCount > 0 && (transition !== 'Canceled' || reason.trim() !== '')

  return (
    <>
      <Text role="status">{preview ? previewSentence(transition, preview) : !problem && 'Checking the orders…'}</Text>
      {preview && <BulkTransitionRows done={false} transition={transition} rows={preview} />}
      {transition === 'Canceled' && (
        <TextField
          label="Why are they being cancelled?"
          hint="Each customer sees this with their order."
          maxLength={200}
          value={reason}
          disabled={busy}
          onChange={setReason}
        />
      )}
      {busy && <Progress done={progress} count={count} />}
      <Row gap={3} wrap>
        <Button
          kind={transition === 'Canceled' ? 'danger' : 'primary'}
          loading={busy}
          disabled={!isReady}
          onClick={() => onApply(transition === 'Canceled' ? reason.trim() : undefined)}
        >
          {preview && allowedCount === 0
            ? 'Nothing to do'
            : `${bulkTransitionLabels[transition].label}: ${formatCount(allowedCount, 'order')}`}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </>
  )
}

const Progress = ({ done, count }: { done: number; count: number }) => (
  <Stack gap={2}>
    <Meter value={count === 0 ? 0 : done / count} label="Finished orders" />
    <Text size={14} tone="ink-2" role="status">
      {done} of {count}
    </Text>
  </Stack>
)
