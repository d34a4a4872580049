import { Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { DragHandle } from './DragHandle.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { moveItem } from './sortableList.ts'
import { sortableStyles } from './sortableStyles.ts'
import { useSortableList } from './useSortableList.ts'

export type RowsEditorProps<Row> = {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** What the rows are about. */
  legend: string
  /** A sentence below the legend. */
  hint?: string | undefined
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** The noun of one row in lower case: 'feature'. */
  noun: string
  /** The rows in their order. */
  rows: readonly Row[]
  /** Called with all rows after one was added, changed, moved or removed. */
  onChange: (rows: readonly Row[]) => void
  /** An empty row. */
  blank: Row
  /** Renders the controls of a row; `position` counts from 1. */
  controls: (row: Row, change: (row: Row) => void, position: number) => ReactNode
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Edits a list of rows: Enter adds a row below, the handle moves a row, the bin button removes it. */
export const RowsEditor = <Row,>(props: RowsEditorProps<Row>) => {
  const { id, legend, hint, error, noun, rows, controls, disabled } = props
  const { list, addButton, handleProps, itemProps, add, change, remove, handleKey } = useRows(props)

  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error} disabled={disabled}>
      <Rows ref={list}>
        {/* The key is the index, because rows have no ids. */}
        {[...rows.keys()].map((rowIndex) => (
          <Line key={rowIndex} {...itemProps(rowIndex)} onKeyDown={handleKey(rowIndex)}>
            <DragHandle
              {...handleProps(rowIndex)}
              name={`${noun} ${rowIndex + 1}`}
              position={rowIndex + 1}
              count={rows.length}
              disabled={disabled}
            />
            <Controls>
              {rows.slice(rowIndex, rowIndex + 1).map((row) => controls(row, change(rowIndex), rowIndex + 1))}
            </Controls>
            <IconButton
              label={`Remove ${noun} ${rowIndex + 1}`}
              icon={<Trash2 size={18} aria-hidden />}
              disabled={disabled}
              onClick={() => remove(rowIndex)}
            />
          </Line>
        ))}
      </Rows>
      <VisuallyHidden role="status">{formatCount(rows.length, noun)}</VisuallyHidden>
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

/** The changes to the rows. The focus goes to an added row, and from a removed one to the button. */
const useRows = <Row,>({ rows, onChange, blank }: RowsEditorProps<Row>) => {
  const [addedRow, setAddedRow] = useState<{ rowIndex: number }>()
  const addButton = useRef<HTMLButtonElement>(null)
  const { list, handleProps, itemProps } = useSortableList(rows.length, (from, to) =>
    onChange(moveItem(rows, from, to)),
  )

  useEffect(() => {
    if (addedRow) list.current?.children[addedRow.rowIndex]?.querySelector('input')?.focus()
  }, [addedRow, list])

  const add = (rowIndex: number) => {
    onChange([...rows.slice(0, rowIndex), blank, ...rows.slice(rowIndex)])
    setAddedRow({ rowIndex })
  }
  const change = (rowIndex: number) => (row: Row) =>
    onChange(rows.map((current, index) => (index === rowIndex ? row : current)))
  const remove = (rowIndex: number) => {
    onChange(rows.filter((_, index) => index !== rowIndex))
    addButton.current?.focus()
  }
  const handleKey = (rowIndex: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add(rowIndex + 1)
  }

  return { list, addButton, handleProps, itemProps, add, change, remove, handleKey }
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
  ${sortableStyles}
`

const Controls = styled.div`
  min-width: 0;
  flex: 1;
`
