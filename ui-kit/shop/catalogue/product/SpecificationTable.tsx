import { styled } from 'styled-components'
import { largeText } from '#ui-kit/theme/media.ts'

type SpecificationTableProps = {
  /** Measures and other figures, each with its name. */
  specifications: readonly { name: string; value: string }[]
}

/** The specifications of a product as names and values. */
export const SpecificationTable = ({ specifications }: SpecificationTableProps) => (
  <Table>
    <tbody>
      {specifications.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-bottom: var(--border) solid var(--line);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  th {
    width: 40%;
    color: var(--ink-2);
    font-weight: 400;
  }

  td {
    font-weight: 600;
  }

  tr:last-child > * {
    border-bottom: 0;
  }

  ${largeText} {
    tr {
      display: grid;
      padding-block: var(--space-2);
      border-bottom: var(--border) solid var(--line);
    }
    th,
    td {
      width: auto;
      padding-block: 0;
      border-bottom: 0;
    }
  }
`
