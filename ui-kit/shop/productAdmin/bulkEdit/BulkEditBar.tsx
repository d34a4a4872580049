import { SelectionBar } from '#ui-kit/shop/adminTable/SelectionBar.tsx'
import type { ProductState } from '#ui-kit/shop/productAdmin/productRow.ts'
import type { BulkEditKind } from './bulkEditInput.ts'

type BulkEditBarProps = {
  /** The state of each selected product. */
  states: readonly ProductState[]
  /** Called with the kind of change that somebody wants to make. */
  onChoose: (kind: BulkEditKind) => void
  /** Called when somebody clears the selection. */
  onClear: () => void
}

/** The bulk actions for the selected products. */
export const BulkEditBar = ({ states, onChoose, onClear }: BulkEditBarProps) => (
  <SelectionBar
    label="Selected products"
    count={states.length}
    actions={actions.map(({ id, label, isAllowed, blockedReason }) => ({
      id,
      label,
      blockedReason: states.some(isAllowed) ? undefined : blockedReason,
    }))}
    onChoose={(chosen) => {
      const action = actions.find(({ id }) => id === chosen)
      if (action) onChoose(action.id)
    }}
    onClear={onClear}
  />
)

type Action = { id: BulkEditKind; label: string; isAllowed: (state: ProductState) => boolean; blockedReason?: string }

const isAlwaysAllowed = () => true

const actions: readonly Action[] = [
  { id: 'price', label: 'Change price', isAllowed: isAlwaysAllowed },
  { id: 'discount', label: 'Change discount', isAllowed: isAlwaysAllowed },
  { id: 'stock', label: 'Change stock', isAllowed: isAlwaysAllowed },
  { id: 'list', label: 'List', isAllowed: (state) => state !== 'listed', blockedReason: 'All of them are listed' },
  {
    id: 'withdraw',
    label: 'Withdraw',
    isAllowed: (state) => state === 'listed',
    blockedReason: 'None of them is listed',
  },
]
