import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { CheckboxSlot } from './CheckboxSlot.ts'
import { toggleAll } from './rowSelection.ts'
import type { RowSelectionProps } from './useRowSelection.ts'

type SelectAllCheckboxProps = RowSelectionProps & {
  /** The noun of the rows: 'products'. */
  noun: string
  /** The ids of the visible rows. */
  ids: readonly string[]
}

/** The checkbox in the table header that selects all visible rows. */
export const SelectAllCheckbox = ({ noun, ids, selectedIds, onSelect }: SelectAllCheckboxProps) => {
  const selectedCount = ids.filter((id) => selectedIds.includes(id)).length
  const areAllSelected = selectedCount > 0 && selectedCount === ids.length

  return (
    <CheckboxSlot>
      <Checkbox
        labelHidden
        label={`Select all ${noun} on this page`}
        checked={areAllSelected}
        mixed={selectedCount > 0 && !areAllSelected}
        onChange={(isChecked) => onSelect(toggleAll(ids, selectedIds, isChecked))}
      />
    </CheckboxSlot>
  )
}
