import { RotateCw } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { ChangeList } from '#ui-kit/shop/audit/ChangeList.tsx'
import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OrderConflictProps = {
  /** The noun of the record in lower case; default: 'order'. */
  noun?: string | undefined
  /** Who did what and when: 'Themba dispatched this order 2 min ago'. Undefined if unknown. */
  message?: string | undefined
  /** The fields that changed since. */
  changes: readonly FieldChange[]
  /** A sentence about the typed input that no longer applies. */
  lost?: string | undefined
  /** The admin's own transition was refused because of the change. */
  refused: boolean
  /** Called when the admin wants to see the order as it is now. */
  onShowNow: () => void
}

/** Says that somebody else changed the record while an admin was looking at it. */
export const OrderConflict = ({ noun = 'order', message, changes, lost, refused, onShowNow }: OrderConflictProps) => (
  <Notice
    tone="warn"
    live
    title={`${message ?? `Someone else has changed this ${noun}`}.`}
    action={
      <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onShowNow}>
        Show the current version
      </Button>
    }
  >
    <Stack gap={2}>
      <span>
        {refused && 'Your own change was not made. '}You see the order as it was before.{' '}
        {lost ?? 'What you have typed is still there.'}
      </span>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </Stack>
  </Notice>
)
