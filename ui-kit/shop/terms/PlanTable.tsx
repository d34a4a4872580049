import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

type PlanRow = {
  what: string
  /** A date, or how long after the purchase. */
  when: string
  /** Formatted. */
  amount: string
}

export type PlanTableProps = {
  /** 'An example', or 'Your plan'. */
  title: string
  /** What the rows are; for screen readers only. */
  caption: string
  /** The headings of the table. */
  columns: { what: string; when: string; amount: string }
  /** The instalments, the first one first. */
  rows: readonly PlanRow[]
  /** Sums around the payments, such as the service charge. Those marked `isTotal` stand below the rows. */
  sums: readonly { label: string; amount: string; isTotal?: boolean | undefined }[]
  /** Sentences below the table. */
  notes?: readonly string[] | undefined
}

/** The payments of a plan with their dates and amounts, and what they add up to. */
export const PlanTable = ({ title, caption, columns, rows, sums, notes = [] }: PlanTableProps) => {
  const titleId = useId()

  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={3} size={16} id={titleId}>
        {title}
      </Heading>
      <Room>
        <Rows>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {sums.filter(({ isTotal }) => !isTotal).map(sumRow)}
            {rows.map(({ what, when, amount }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{when}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>{sums.filter(({ isTotal }) => isTotal).map(sumRow)}</tfoot>
        </Rows>
      </Room>
      {notes.map((note) => (
        <Text key={note} size={14} tone="ink-2">
          {note}
        </Text>
      ))}
    </Stack>
  )
}

const sumRow = ({ label, amount }: PlanTableProps['sums'][number]) => (
  <tr key={label}>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    <td>{amount}</td>
  </tr>
)

const Room = styled.div`
  container-type: inline-size;
`

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font(14)}

  th, td {
    padding: var(--space-2) var(--space-2) var(--space-2) 0;
    border-bottom: var(--border) solid var(--line);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  th:last-child, td:last-child {
    padding-right: 0;
    text-align: end;
    white-space: nowrap;
    ${tabular}
  }
  tbody th:not([colspan]) {
    white-space: nowrap;
  }
  thead th {
    color: var(--ink-2);
    font-weight: 600;
  }
  tfoot th, tfoot td {
    border-bottom: 0;
    ${font(16, 800)}
  }
  /* The date stands below its payment. */
  @container (max-width: 18.25rem) {
    thead th:nth-child(2) {
      display: none;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding-block: var(--space-2);
      border-bottom: var(--border) solid var(--line);
    }
    th, td {
      padding-block: 0;
      border-bottom: 0;
    }
    tbody td:nth-child(2):not(:last-child) {
      order: 1;
      flex-basis: 100%;
      color: var(--ink-2);
    }
    td:last-child {
      margin-inline-start: auto;
    }
    tfoot tr:last-child {
      border-bottom: 0;
    }
  }
`
