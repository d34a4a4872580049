import { styled } from 'styled-components'
import { type ControlKind, type KeyRow, keyRows, kindNames } from '#stories/keyboard/keyRows.ts'

/** Which keys work on a component: the rows that `npm run book` presses. */
export const KeyTable = ({ kinds }: { kinds: readonly ControlKind[] }) => (
  <Table className="sb-unstyled">
    <thead>
      <tr>
        <th scope="col">On</th>
        <th scope="col">Key</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {kinds.flatMap((kind) =>
        keyRows[kind].map(({ keys, does }: KeyRow, place) => (
          <tr key={`${kind}: ${does}`}>
            {place === 0 && (
              <th scope="row" rowSpan={keyRows[kind].length}>
                {kindNames[kind]}
              </th>
            )}
            <td>
              {keys.map((key) => (
                <Key key={key}>{shownKey(key)}</Key>
              ))}
            </td>
            <td>{does}</td>
          </tr>
        )),
      )}
    </tbody>
  </Table>
)

/** `Shift+ArrowDown` as people read it. */
const shownKey = (key: string) =>
  key.length === 1
    ? key
    : key
        .split('+')
        .map((part) => arrows[part] ?? (part.length === 1 ? part.toUpperCase() : part))
        .join(' + ')

const arrows: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

const Table = styled.table`
  width: 100%;
  margin: 24px 0 32px;
  border: 1px solid var(--line);
  border-collapse: separate;
  border-radius: 10px;
  border-spacing: 0;
  background: var(--paper);
  color: var(--ink);
  font-size: 14px;
  line-height: 22px;

  :is(th, td) {
    padding: 8px 16px;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  tbody tr > * {
    border-top: 1px solid var(--line);
  }
  @media (width < 480px) {
    :is(th, td) {
      padding: 8px;
    }
  }
`

const Key = styled.kbd`
  display: inline-block;
  margin-inline-end: 6px;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--sunk);
  font-family: inherit;
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
`
