import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { LaptopTable, RowCards } from '#ui-kit/elements/responsiveTable.ts'
import { Table } from '#ui-kit/elements/Table.tsx'
import { CheckboxSlot } from './CheckboxSlot.ts'
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx'
import { ariaSortOf, type Sort, SortableHeader } from './SortableHeader.tsx'
import { type RowSelectionProps, useRowSelection } from './useRowSelection.ts'

export type DataColumn<Row, SortKey extends string = string> = CellLayout & {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Aligned at the end, in digits of equal width. */
  numeric?: boolean | undefined
  /** The cells of this column name their rows. */
  isRowHeader?: boolean | undefined
  /** The tooltip of a cell, where `cut` may hide a part of it. */
  title?: ((row: Row) => string) | undefined
  /** The key that the column is sorted by. */
  sortKey?: SortKey | undefined
}

/** Widths in pixels. A cell with `wrap` breaks its text over several lines; one with `cut` ends it with an ellipsis. */
type CellLayout = {
  minWidth?: number | undefined
  maxWidth?: number | undefined
  wrap?: boolean | undefined
  cut?: boolean | undefined
}

type RowSelection<Row> = RowSelectionProps & {
  /** The plural noun of the rows: 'products'. */
  noun: string
  /** The name of a row, for its checkbox: 'Blue kettle'. */
  nameOf: (row: Row) => string
  isSelectable?: ((row: Row) => boolean) | undefined
}

type DataTableProps<Row, SortKey extends string> = {
  /** What the rows are: 'Products'. */
  caption: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row, SortKey>[]
  /** A row as a `RowCard`, used instead of the table on phones and tablets. `checkbox` selects the row. */
  card: (row: Row, checkbox: ReactNode, isSelected: boolean) => ReactNode
  sort?: Sort<SortKey> | undefined
  /** Makes the headers of the columns with a `sortKey` sort the rows. */
  onSort?: ((sort: Sort<SortKey>) => void) | undefined
  /** The first click on a header sorts in descending order: newest or largest first. */
  descendingFirst?: boolean | undefined
  /** Gives every row a checkbox: arrow keys move, Shift extends, Ctrl+A and Escape work. */
  selection?: RowSelection<Row> | undefined
  /** Less room in the cells, for many columns. */
  dense?: boolean | undefined
}

/** The rows of a list for admins: a table, or on phones and tablets one card each. */
export const DataTable = <Row extends { id: string }, SortKey extends string = string>(
  props: DataTableProps<Row, SortKey>,
) => {
  const { caption, rows, columns, card, selection, dense } = props
  const { checkboxOf, isSelected, onKeyDown, selectAll } = useRowCheckboxes(rows, selection)

  return (
    <>
      <LaptopTable onKeyDown={onKeyDown}>
        <Table dense={dense} caption={caption} columns={[...selectAll, ...headsOf(props)]}>
          {rows.map((row) => (
            <tr key={row.id} data-selected={isSelected(row) || undefined}>
              {selection && (
                <td>
                  <CheckboxSlot>{checkboxOf(row)}</CheckboxSlot>
                </td>
              )}
              {columns.map((column) => (
                <DataCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </Table>
      </LaptopTable>
      <RowCards aria-label={caption}>
        {rows.map((row) => (
          <li key={row.id}>{card(row, checkboxOf(row), isSelected(row))}</li>
        ))}
      </RowCards>
    </>
  )
}

const headsOf = <Row, SortKey extends string>(props: DataTableProps<Row, SortKey>) => {
  const { columns, sort, onSort, descendingFirst } = props

  return columns.map(({ key, label, numeric, sortKey }) => ({
    key,
    numeric,
    label:
      sort && onSort && sortKey ? (
        <SortableHeader descendingFirst={descendingFirst} label={label} by={sortKey} sort={sort} onSort={onSort} />
      ) : (
        label
      ),
    sorted: sort && sortKey && ariaSortOf(sort, sortKey),
  }))
}

const noSelection = { selectedIds: [], onSelect: () => undefined }

const useRowCheckboxes = <Row extends { id: string }>(
  rows: readonly Row[],
  selection: RowSelection<Row> | undefined,
) => {
  const { noun = '', nameOf, isSelectable = () => true } = selection ?? {}
  const ids = selection ? rows.filter(isSelectable).map(({ id }) => id) : []
  const { checkboxPropsOf, onKeyDown } = useRowSelection(ids, selection ?? noSelection)

  return {
    onKeyDown: selection && onKeyDown,
    isSelected: ({ id }: Row) => selection?.selectedIds.includes(id) === true,
    checkboxOf: (row: Row) =>
      nameOf && isSelectable(row) ? (
        <Checkbox labelHidden label={`Select ${nameOf(row)}`} {...checkboxPropsOf(row.id)} />
      ) : undefined,
    selectAll: selection ? [{ key: 'select', label: <SelectAllCheckbox {...selection} noun={noun} ids={ids} /> }] : [],
  }
}

type DataCellProps<Row> = { column: DataColumn<Row>; row: Row }

const DataCell = <Row,>({ column, row }: DataCellProps<Row>) => {
  const { cell, numeric, isRowHeader, title, minWidth, maxWidth, wrap, cut } = column
  const header = isRowHeader ? ({ as: 'th', scope: 'row' } as const) : {}

  return (
    <Cell
      {...header}
      data-numeric={numeric || undefined}
      title={title?.(row)}
      $layout={{ minWidth, maxWidth, wrap, cut }}
    >
      {cell(row)}
    </Cell>
  )
}

const Cell = styled.td<{ $layout: CellLayout }>`
  ${({ $layout: { minWidth, maxWidth, wrap, cut } }) => css`
    ${minWidth && `min-width: ${minWidth}px;`}
    ${maxWidth && `max-width: ${maxWidth}px;`}
    ${cut && 'overflow: hidden; text-overflow: ellipsis;'}
    ${wrap && '&& { overflow-wrap: anywhere; white-space: normal; }'}
  `}
`
