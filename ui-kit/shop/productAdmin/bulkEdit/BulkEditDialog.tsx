import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { BulkEditFields } from './BulkEditFields.tsx'
import { BulkEditPreview, type BulkEditStep } from './BulkEditPreview.tsx'
import {
  type BulkChange,
  type BulkEditInput,
  type BulkEditKind,
  type BulkFigureCheck,
  emptyBulkEditInput,
  toBulkChange,
} from './bulkEditInput.ts'

export type BulkEditDialogProps = {
  /** What is changed. */
  kind: BulkEditKind
  /** The number of selected products. */
  count: number
  /** The rules of the figure that is typed. */
  check: BulkFigureCheck
  /** Requests a `preview` of the typed change; undefined while the input is no valid change. */
  onPreview: (change: BulkChange | undefined) => void
  /** The expected result for every product. */
  preview?: { change: BulkChange; steps: readonly BulkEditStep[] } | undefined
  /** A preview is loading. */
  previewing?: boolean | undefined
  /** The change is being applied. */
  busy?: boolean | undefined
  /** The result for every product, once the change is applied. */
  outcome?: readonly BulkEditStep[] | undefined
  /** Why the preview could not be loaded or the change not applied. */
  problem?: string | undefined
  /** Called with the change for all selected products. */
  onApply: (change: BulkChange) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Applies one change to many products: the input, the preview and the result for each product. */
export const BulkEditDialog = (props: BulkEditDialogProps) => {
  const {
    kind,
    count,
    check,
    onPreview,
    preview,
    previewing = false,
    busy = false,
    outcome,
    problem,
    onApply,
    onClose,
  } = props
  const [input, setInput] = useState(emptyBulkEditInput)
  const change = toBulkChange(kind, input, check)
  const isPreviewCurrent = preview && change && JSON.stringify(preview.change) === JSON.stringify(change)
  const changedCount = isPreviewCurrent ? preview.steps.filter((step) => step.outcome === 'changed').length : 0

  const previewOnOpen = useEffectEvent(() => change && onPreview(change))
  useEffect(() => {
    previewOnOpen()
  }, [])
  const changeInput = (nextInput: BulkEditInput) => {
    setInput(nextInput)
    onPreview(toBulkChange(kind, nextInput, check))
  }

  return (
    <Dialog heading={`${headings[kind]} ${formatCount(count, 'product')}`} onClose={onClose}>
      <Stack gap={4}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {outcome ? (
          <BulkEditOutcome steps={outcome} onClose={onClose} />
        ) : (
          <>
            {kind !== 'list' && kind !== 'withdraw' && (
              <BulkEditFields kind={kind} input={input} check={check} disabled={busy} onChange={changeInput} />
            )}
            {preview && change ? (
              <BulkEditPreview done={false} steps={preview.steps} busy={previewing || !isPreviewCurrent} />
            ) : (
              <Text size={14} tone="ink-2" role="status">
                {change && !problem ? 'Checking the changes…' : introText}
              </Text>
            )}
            <Row gap={3} wrap>
              <Button
                kind={kind === 'withdraw' ? 'danger' : 'primary'}
                loading={busy}
                disabled={changedCount === 0 || previewing}
                onClick={() => change && onApply(change)}
              >
                {changedCount === 0 ? 'Nothing to change' : `${verbs[kind]} ${formatCount(changedCount, 'product')}`}
              </Button>
              <Button kind="quiet" disabled={busy} onClick={onClose}>
                Cancel
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const introText = 'Preview the new values here before you change anything.'

const BulkEditOutcome = ({ steps, onClose }: { steps: readonly BulkEditStep[]; onClose: () => void }) => (
  <>
    <Result steps={steps} />
    <BulkEditPreview done steps={steps} busy={false} />
    <Row>
      <Button onClick={onClose}>Back to the products</Button>
    </Row>
  </>
)

const Result = ({ steps }: { steps: readonly BulkEditStep[] }) => {
  const changed = steps.filter(({ outcome }) => outcome === 'changed').length
  const refused = steps.filter(({ outcome }) => outcome === 'refused').length

  return (
    <Notice live tone={refused > 0 ? 'warn' : 'ok'}>
      {formatCount(changed, 'product')} changed{refused > 0 && `, ${refused} refused`}.
    </Notice>
  )
}

const headings: Record<BulkEditKind, string> = {
  price: 'Change the price of',
  discount: 'Change the discount of',
  stock: 'Change the stock of',
  list: 'List',
  withdraw: 'Withdraw',
}

const verbs: Record<BulkEditKind, string> = {
  price: 'Reprice',
  discount: 'Change',
  stock: 'Change',
  list: 'List',
  withdraw: 'Withdraw',
}
