import { Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { ReorderHandle } from './ReorderHandle.tsx'
import { moved } from './reorder.ts'
import { reorderLook } from './reorderLook.ts'
import { useReorder } from './useReorder.ts'

export type RowsEditorProps<Row> = {
  id?: string | undefined
  legend: string
  hint?: string | undefined
  error?: string | undefined
  /** What one row is, in lower case: 'feature'. */
  noun: string
  rows: readonly Row[]
  onChange: (rows: readonly Row[]) => void
  /** A row with nothing in it. */
  blank: Row
  /** The controls of a row; its place counts from 1. */
  controls: (row: Row, change: (row: Row) => void, place: number) => ReactNode
  disabled?: boolean | undefined
}

/** Rows to write in: Enter adds one below, the handle moves one, the bin takes one away. */
export const RowsEditor = <Row,>(props: RowsEditorProps<Row>) => {
  const { id, legend, hint, error, noun, rows, onChange, blank, controls, disabled } = props
  const [fresh, setFresh] = useState<{ place: number }>()
  const addButton = useRef<HTMLButtonElement>(null)
  const { list, handleAt, lookAt } = useReorder(rows.length, (from, to) => onChange(moved(rows, from, to)))

  useEffect(() => {
    if (fresh) list.current?.children[fresh.place]?.querySelector('input')?.focus()
  }, [fresh, list])

  const add = (place: number) => {
    onChange([...rows.slice(0, place), blank, ...rows.slice(place)])
    setFresh({ place })
  }
  const change = (place: number) => (row: Row) =>
    onChange(rows.map((before, index) => (index === place ? row : before)))
  const remove = (place: number) => {
    onChange(rows.filter((_, index) => index !== place))
    addButton.current?.focus()
  }
  const press = (place: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add(place + 1)
  }

  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error} disabled={disabled}>
      <Rows ref={list}>
        {/* A row has no name but its place. */}
        {[...rows.keys()].map((place) => (
          <Line key={place} {...lookAt(place)} onKeyDown={press(place)}>
            <ReorderHandle
              {...handleAt(place)}
              name={`${noun} ${place + 1}`}
              place={place + 1}
              count={rows.length}
              disabled={disabled}
            />
            <Controls>{rows.slice(place, place + 1).map((row) => controls(row, change(place), place + 1))}</Controls>
            <IconButton
              label={`Remove ${noun} ${place + 1}`}
              icon={<Trash2 size={18} aria-hidden />}
              disabled={disabled}
              onClick={() => remove(place)}
            />
          </Line>
        ))}
      </Rows>
      <VisuallyHidden role="status">{rows.length === 1 ? `1 ${noun}` : `${rows.length} ${noun}s`}</VisuallyHidden>
      <Button
        ref={addButton}
        kind="quiet"
        size="small"
        icon={<Plus size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => add(rows.length)}
      >
        Add {noun}
      </Button>
    </FieldGroup>
  )
}

const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  &:not(:empty) {
    padding-bottom: var(--space-2);
  }
`

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  ${reorderLook}
`

const Controls = styled.div`
  min-width: 0;
  flex: 1;
`
