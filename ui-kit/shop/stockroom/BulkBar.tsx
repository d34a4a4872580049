import { SelectionBar } from '#ui-kit/shop/desk/SelectionBar.tsx'
import type { BulkKind } from './bulkTyped.ts'
import type { ProductState } from './productRow.ts'

type BulkBarProps = {
  /** The states of the selected products; their number is how many are selected. */
  states: readonly ProductState[]
  onChoose: (kind: BulkKind) => void
  onClear: () => void
}

/** What can be done with the selected products. */
export const BulkBar = ({ states, onChoose, onClear }: BulkBarProps) => (
  <SelectionBar
    label="Selected products"
    count={states.length}
    actions={actions.map(({ id, label, fits, otherwise }) => ({
      id,
      label,
      otherwise: states.some(fits) ? undefined : otherwise,
    }))}
    onChoose={(chosen) => {
      const action = actions.find(({ id }) => id === chosen)
      if (action) onChoose(action.id)
    }}
    onClear={onClear}
  />
)

type Action = { id: BulkKind; label: string; fits: (state: ProductState) => boolean; otherwise?: string }

const always = () => true

const actions: readonly Action[] = [
  { id: 'price', label: 'Change price', fits: always },
  { id: 'discount', label: 'Change discount', fits: always },
  { id: 'stock', label: 'Change stock', fits: always },
  { id: 'list', label: 'List', fits: (state) => state !== 'listed', otherwise: 'All of them are listed' },
  { id: 'withdraw', label: 'Withdraw', fits: (state) => state === 'listed', otherwise: 'None of them is listed' },
]
