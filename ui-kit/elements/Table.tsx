import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Column = {
  key: string
  label: ReactNode
  /** Aligned at the end, in digits of equal width; give the cells `data-numeric` too. */
  numeric?: boolean | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

type TableProps = {
  /** What the rows are; for screen readers only. */
  caption: string
  /** The columns from left to right. */
  columns: readonly Column[]
  /** Rows: `<tr><th scope="row">…</th><td>…</td></tr>`; `data-selected` on a row lights it. */
  children: ReactNode
  /** Less room in the cells, for many columns; on desks with a mouse less still, for many rows. */
  dense?: boolean | undefined
}

/** A data table with a sticky header; on narrow screens it scrolls sideways, also by keyboard. */
export const Table = ({ caption, columns, children, dense = false }: TableProps) => (
  <Frame role="region" aria-label={caption} tabIndex={0}>
    <Rows $dense={dense}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ key, label, numeric, sorted }) => (
            <th key={key} scope="col" data-numeric={numeric || undefined} aria-sort={sorted}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Rows>
  </Frame>
)

// As a height, a cell's is the least that it has.
const denseCells = css`
  ${denseDesk} {
    th, td {
      height: 41px;
      padding: 4px var(--space-2);
    }
    th:first-child, td:first-child {
      padding-inline-start: var(--space-3);
    }
  }
`

const Frame = styled.div`
  position: relative;
  max-width: 100%;
  max-height: 80vh;
  overflow: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

const Rows = styled.table<{ $dense: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${font(14)}

  th, td {
    padding: ${({ $dense }) => ($dense ? '10px var(--space-2)' : 'var(--space-3) var(--space-4)')};
    border-bottom: var(--border) solid var(--line);
    text-align: start;
    vertical-align: middle;
    white-space: nowrap;
  }
  ${({ $dense }) => $dense && denseCells}
  thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    background: var(--sunk);
    color: var(--ink-2);
    ${font(14, 600)}
  }
  tbody th {
    ${font(14, 600)}
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody tr:hover > *, tbody tr[data-selected] > * {
    background: var(--brand-tint);
  }
  [data-numeric] {
    text-align: end;
    ${tabular}
  }
`
