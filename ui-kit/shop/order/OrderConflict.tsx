import { RotateCw } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { ChangeList } from '#ui-kit/shop/audit/ChangeList.tsx'
import type { Change } from '#ui-kit/shop/audit/timelineFact.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OrderConflictProps = {
  /** Who did what and when: 'Themba dispatched this order 2 min ago'. Undefined while nobody knows. */
  words?: string | undefined
  /** What is another way since. */
  changes: readonly Change[]
  /** What was typed and no longer fits. */
  lost?: string | undefined
  /** One's own move was refused because of it. */
  refused: boolean
  onShowNow: () => void
}

/** Somebody else changed the order that one is looking at. */
export const OrderConflict = ({ words, changes, lost, refused, onShowNow }: OrderConflictProps) => (
  <Notice
    tone="warn"
    live
    title={`${words ?? 'Somebody changed this order meanwhile'}.`}
    action={
      <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onShowNow}>
        Show it as it is now
      </Button>
    }
  >
    <Stack gap={2}>
      <span>
        {refused && 'Your own change was not made. '}You see the order as it was before.{' '}
        {lost ?? 'What you have typed stays where it is.'}
      </span>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </Stack>
  </Notice>
)
