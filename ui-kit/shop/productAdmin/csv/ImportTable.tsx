import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { LaptopTable, RowCards } from '#ui-kit/elements/responsiveTable.ts'
import { Table } from '#ui-kit/elements/Table.tsx'
import { ChangeList } from '#ui-kit/shop/audit/ChangeList.tsx'
import { monospace } from '#ui-kit/shop/audit/monospace.ts'
import { font } from '#ui-kit/theme/font.ts'
import { type ImportRow, importOutcomeBadges } from './importRow.ts'

type ImportTableProps = {
  rows: readonly ImportRow[]
  /** The rows are results rather than a preview. */
  done: boolean
}

/** The expected or actual result of every import row: a table, or on phones and tablets one card each. */
export const ImportTable = ({ rows, done }: ImportTableProps) => (
  <>
    <LaptopTable>
      <Table caption="Rows of the file" columns={columns}>
        {rows.map((row) => (
          <tr key={row.row}>
            <td data-numeric>{row.row}</td>
            <Product scope="row">
              <ProductName row={row} />
            </Product>
            <td>
              <Outcome row={row} done={done} />
            </td>
            <DetailCell>
              <Detail row={row} />
            </DetailCell>
          </tr>
        ))}
      </Table>
    </LaptopTable>
    <RowCards aria-label="Rows of the file">
      {rows.map((row) => (
        <Card key={row.row}>
          <Top>
            <span>Row {row.row}</span>
            <Outcome row={row} done={done} />
          </Top>
          <ProductName row={row} />
          <Detail row={row} />
        </Card>
      ))}
    </RowCards>
  </>
)

const columns = [
  { key: 'row', label: 'Row', numeric: true },
  { key: 'product', label: 'Product' },
  { key: 'outcome', label: 'Outcome' },
  { key: 'detail', label: 'What changes, or what is wrong' },
]

const ProductName = ({ row: { name, slug } }: { row: ImportRow }) => (
  <NameAndSlug>
    {name || '–'}
    <Slug>{slug}</Slug>
  </NameAndSlug>
)

const Outcome = ({ row: { outcome }, done }: { row: ImportRow; done: boolean }) => {
  const { previewLabel, resultLabel, tone } = importOutcomeBadges[outcome]

  return <Badge tone={tone}>{done ? resultLabel : previewLabel}</Badge>
}

const Detail = ({ row: { outcome, changes = [], errors = [] } }: { row: ImportRow }) =>
  outcome === 'refused' ? (
    <Errors>
      {errors.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field && <code>{field}</code>} {message}
        </li>
      ))}
    </Errors>
  ) : (
    changes.length > 0 && <ChangeList changes={changes} initialCount={4} />
  )

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--ink-2);
  ${font(14)}
`

const Product = styled.th`
  max-width: 300px;

  && {
    white-space: normal;
  }
`

const NameAndSlug = styled.span`
  display: block;
  overflow-wrap: anywhere;
  ${font(14, 600)}
`

const Slug = styled.span`
  display: block;
  color: var(--ink-2);
  ${monospace}
`

const DetailCell = styled.td`
  width: 50%;
  min-width: 320px;

  && {
    white-space: normal;
  }
`

const Errors = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  color: var(--bad);
  overflow-wrap: anywhere;
  ${font(14)}

  code {
    padding: 1px 6px;
    margin-right: 4px;
    border-radius: var(--radius-1);
    background: var(--bad-tint);
    ${monospace}
  }
`
