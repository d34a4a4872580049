import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'

type SelectionAction = {
  id: string
  label: string
  /** Why the action is not allowed for any of the selected rows. */
  blockedReason?: string | undefined
}

type SelectionBarProps = {
  /** The accessible name: 'Selected products'. */
  label: string
  /** How many rows are ticked. */
  count: number
  /** What can be done with all of them. */
  actions: readonly SelectionAction[]
  /** Shown where there are no actions. */
  noActions?: string | undefined
  /** Called with the id of the action that was chosen. */
  onChoose: (id: string) => void
  /** Called when somebody clears the selection. */
  onClear: () => void
}

/** The bulk actions for the selected rows of a table; sticks to the bottom of the screen. */
export const SelectionBar = ({ label, count, actions, noActions, onChoose, onClear }: SelectionBarProps) => (
  <Bar role="region" aria-label={label}>
    <Count role="status">{count} selected</Count>
    <Actions>
      {actions.length === 0 && noActions}
      {actions.map((action) => (
        <Action key={action.id} action={action} onChoose={onChoose} />
      ))}
    </Actions>
    <IconButton label="Select none" icon={<X size={20} aria-hidden />} onClick={onClear} />
  </Bar>
)

type ActionProps = { action: SelectionAction; onChoose: (id: string) => void }

const Action = ({ action: { id, label, blockedReason }, onChoose }: ActionProps) => (
  <Button
    size="small"
    kind="secondary"
    disabled={blockedReason !== undefined}
    title={blockedReason}
    onClick={() => onChoose(id)}
  >
    {label}
  </Button>
)

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: var(--space-3);
  display: flex;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: var(--border) solid var(--brand);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--lift-2);

  > :last-child {
    margin-left: auto;
  }
  ${phone} {
    flex-wrap: wrap;
    bottom: calc(var(--space-2) + env(safe-area-inset-bottom));

    > :last-child {
      order: 1;
    }
  }
`

const Count = styled.p`
  white-space: nowrap;
  ${font(16, 800)}
  ${tabular}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${phone} {
    order: 2;
    width: 100%;
    padding-bottom: var(--space-2);
    overflow-x: auto;
    flex-wrap: nowrap;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`
