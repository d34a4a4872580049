import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { BulkKind } from './bulkTyped.ts'
import type { ProductState } from './productRow.ts'

type BulkBarProps = {
  /** The states of the selected products; their number is how many are selected. */
  states: readonly ProductState[]
  onChoose: (kind: BulkKind) => void
  onClear: () => void
}

/** What can be done with the selected products; stays at the lower edge of the screen. */
export const BulkBar = ({ states, onChoose, onClear }: BulkBarProps) => (
  <Bar role="region" aria-label="Selected products">
    <Count role="status">{states.length} selected</Count>
    <Actions>
      {actions.map(({ kind, label, fits, otherwise }) => {
        const possible = states.some(fits)
        return (
          <Button
            key={kind}
            size="small"
            kind="secondary"
            disabled={!possible}
            title={possible ? undefined : otherwise}
            onClick={() => onChoose(kind)}
          >
            {label}
          </Button>
        )
      })}
    </Actions>
    <IconButton label="Select none" icon={<X size={20} aria-hidden />} onClick={onClear} />
  </Bar>
)

type Action = { kind: BulkKind; label: string; fits: (state: ProductState) => boolean; otherwise?: string }

const always = () => true

const actions: readonly Action[] = [
  { kind: 'price', label: 'Change price', fits: always },
  { kind: 'discount', label: 'Change discount', fits: always },
  { kind: 'stock', label: 'Change stock', fits: always },
  { kind: 'list', label: 'List', fits: (state) => state !== 'listed', otherwise: 'All of them are listed' },
  { kind: 'withdraw', label: 'Withdraw', fits: (state) => state === 'listed', otherwise: 'None of them is listed' },
]

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
