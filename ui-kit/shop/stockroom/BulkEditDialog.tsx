import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { BulkPreview, type BulkStep } from './BulkPreview.tsx'
import { BulkQuestion } from './BulkQuestion.tsx'
import { type BulkChange, type BulkKind, type BulkTyped, bulkChange, nothingTyped } from './bulkTyped.ts'
import { counted } from './productWords.ts'

export type BulkEditDialogProps = {
  kind: BulkKind
  /** How many products are selected. */
  count: number
  /** A change was typed, or taken back: the answer is a `preview` of it. */
  onAsk: (change: BulkChange | undefined) => void
  /** What the change would make of every product. */
  preview?: { change: BulkChange; steps: readonly BulkStep[] } | undefined
  /** A preview is on its way. */
  asking?: boolean | undefined
  /** The change is being made. */
  busy?: boolean | undefined
  /** What became of every product, once the change was made. */
  outcome?: readonly BulkStep[] | undefined
  /** Why nothing could be looked up or changed. */
  problem?: string | undefined
  onApply: (change: BulkChange) => void
  onClose: () => void
}

/** One change to many products: what it is, what it would make of each, and what became of each. */
export const BulkEditDialog = (props: BulkEditDialogProps) => {
  const { kind, count, onAsk, preview, asking = false, busy = false, outcome, problem, onApply, onClose } = props
  const [typed, setTyped] = useState(nothingTyped)
  const change = bulkChange(kind, typed)
  const answered = preview && change && JSON.stringify(preview.change) === JSON.stringify(change)
  const doing = answered ? preview.steps.filter((step) => step.outcome === 'changed').length : 0

  const askAtOnce = useEffectEvent(() => change && onAsk(change))
  useEffect(() => {
    askAtOnce()
  }, [])
  const type = (now: BulkTyped) => {
    setTyped(now)
    onAsk(bulkChange(kind, now))
  }

  return (
    <Dialog heading={`${headings[kind]} ${counted(count, 'product')}`} onClose={onClose}>
      <Stack gap={4}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {outcome ? (
          <>
            <Result steps={outcome} />
            <BulkPreview done steps={outcome} busy={false} />
            <Row>
              <Button onClick={onClose}>Back to the products</Button>
            </Row>
          </>
        ) : (
          <>
            {kind !== 'list' && kind !== 'withdraw' && (
              <BulkQuestion kind={kind} typed={typed} disabled={busy} onChange={type} />
            )}
            {preview && change ? (
              <BulkPreview done={false} steps={preview.steps} busy={asking || !answered} />
            ) : (
              <Text size={14} tone="ink-2" role="status">
                {change && !problem ? 'Looking what would change…' : promise}
              </Text>
            )}
            <Row gap={3} wrap>
              <Button
                kind={kind === 'withdraw' ? 'danger' : 'primary'}
                loading={busy}
                disabled={doing === 0 || asking}
                onClick={() => change && onApply(change)}
              >
                {doing === 0 ? 'Nothing to change' : `${verbs[kind]} ${counted(doing, 'product')}`}
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

const promise = 'What each product would become is shown here before anything is changed.'

const Result = ({ steps }: { steps: readonly BulkStep[] }) => {
  const changed = steps.filter(({ outcome }) => outcome === 'changed').length
  const refused = steps.filter(({ outcome }) => outcome === 'refused').length

  return (
    <Notice live tone={refused > 0 ? 'warn' : 'ok'}>
      {counted(changed, 'product')} changed{refused > 0 && `, ${refused} refused`}.
    </Notice>
  )
}

const headings: Record<BulkKind, string> = {
  price: 'Change the price of',
  discount: 'Change the discount of',
  stock: 'Change the stock of',
  list: 'List',
  withdraw: 'Withdraw',
}

const verbs: Record<BulkKind, string> = {
  price: 'Reprice',
  discount: 'Change',
  stock: 'Change',
  list: 'List',
  withdraw: 'Withdraw',
}
