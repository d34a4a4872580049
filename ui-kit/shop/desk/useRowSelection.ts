import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { rowPress, stretched, ticked } from './rowSelection.ts'

export type Selecting = {
  selectedIds: readonly string[]
  onSelect: (ids: readonly string[]) => void
}

/** What the box of a row is given. */
export type RowBox = Pick<ComponentProps<typeof Checkbox>, 'checked' | 'onClick' | 'onChange'>

/** Ticks rows: Shift takes all since the last one, arrow keys walk through the boxes of the table below `onKeyDown`. */
export const useRowSelection = (ids: readonly string[], { selectedIds, onSelect }: Selecting) => {
  const lastTicked = useRef<string>(undefined)
  const shift = useRef(false)

  const tick = (id: string, on: boolean) => {
    const from = shift.current && on ? lastTicked.current : undefined
    onSelect(from ? stretched(ids, selectedIds, from, id) : ticked(selectedIds, id, on))
    lastTicked.current = id
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody input')]
    const place = boxes.indexOf(event.target as HTMLElement)
    const outcome = place < 0 ? undefined : rowPress(event, place, ids, selectedIds)
    if (!outcome) return
    event.preventDefault()
    boxes[outcome.place]?.focus()
    if (outcome.selected !== selectedIds) onSelect(outcome.selected)
  }

  return {
    onKeyDown: walk,
    boxOf: (id: string) => ({
      checked: selectedIds.includes(id),
      onClick: (event: MouseEvent) => {
        shift.current = event.shiftKey
      },
      onChange: (on: boolean) => tick(id, on),
    }),
  }
}
