import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { FieldValue } from '#ui-kit/shop/audit/FieldValue.tsx'
import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText, phone } from '#ui-kit/theme/media.ts'

type DifferenceTableProps = {
  /** Each field that differs, with both values. */
  differences: readonly FieldChange[]
  /** The column titles of the earlier and the later revision. */
  fromLabel: string
  /** What the later revision is called. */
  toLabel: string
}

/** The fields that differ between two revisions. On phones the name of a field stands above its two values. */
export const DifferenceTable = ({ differences, fromLabel, toLabel }: DifferenceTableProps) =>
  differences.length === 0 ? (
    <Text tone="ink-2" size={14}>
      There is no difference between these two moments.
    </Text>
  ) : (
    <Differences>
      <VisuallyHidden as="caption">
        What differs between {fromLabel} and {toLabel}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{fromLabel}</th>
          <th scope="col">{toLabel}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              <FieldValue value={from} />
            </td>
            <td>
              <FieldValue value={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </Differences>
  )

const Differences = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${font(14)}
  ${tabular}

  th, td {
    padding: var(--space-2) var(--space-3);
    border-bottom: var(--border) solid var(--line);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border-color: var(--line-strong);
    color: var(--ink-2);
    ${font(12, 600)}
  }
  tbody th {
    color: var(--ink-2);
    ${font(14)}
  }
  tbody td:nth-child(2) {
    color: var(--ink-2);
    background: var(--sunk);
  }
  tbody td:nth-child(3) {
    background: var(--brand-tint);
    ${font(14, 600)}
  }
  ${phone} {
    thead, tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    th, td {
      padding-inline: var(--space-2);
    }
    th:first-child {
      padding-bottom: 0;
      border-bottom: 0;
      grid-column: 1 / -1;
    }
  }
  ${largeText} {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
