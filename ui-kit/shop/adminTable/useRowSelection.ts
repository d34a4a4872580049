import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { selectionAfterKey, selectRange, toggleRow } from './rowSelection.ts'

export type RowSelectionProps = {
  /** Ids of the rows that are ticked. */
  selectedIds: readonly string[]
  /** Called with the ids of all rows that are ticked after a change. */
  onSelect: (ids: readonly string[]) => void
}

/** Selects rows: Shift selects the range since the last one, and arrow keys move through the checkboxes of the table with `onKeyDown`. */
export const useRowSelection = (ids: readonly string[], { selectedIds, onSelect }: RowSelectionProps) => {
  const lastToggledId = useRef<string>(undefined)
  const isShiftPressed = useRef(false)

  const toggle = (id: string, isSelected: boolean) => {
    const from = isShiftPressed.current && isSelected ? lastToggledId.current : undefined
    onSelect(from ? selectRange(ids, selectedIds, from, id) : toggleRow(selectedIds, id, isSelected))
    lastToggledId.current = id
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const checkboxes = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody input')]
    const index = checkboxes.indexOf(event.target as HTMLElement)
    const result = index < 0 ? undefined : selectionAfterKey(event, index, ids, selectedIds)
    if (!result) return
    event.preventDefault()
    checkboxes[result.index]?.focus()
    if (result.selected !== selectedIds) onSelect(result.selected)
  }

  return {
    onKeyDown: handleKeyDown,
    checkboxPropsOf: (id: string) => ({
      checked: selectedIds.includes(id),
      onClick: (event: MouseEvent) => {
        isShiftPressed.current = event.shiftKey
      },
      onChange: (isSelected: boolean) => toggle(id, isSelected),
    }),
  }
}
