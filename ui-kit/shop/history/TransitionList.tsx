import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { labelOfState, type Machine } from './chart.ts'

/** All transitions of a machine in words, by state: what happens, and where it leads. */
export const TransitionList = ({ machine }: { machine: Machine }) => (
  <List>
    {machine.states.map((state) => (
      <li key={state.id} aria-current={state.id === machine.current || undefined}>
        <strong>{state.label}</strong>
        {state.id === machine.current && ' (now)'}
        <ul>
          {transitionsOf(machine, state.id).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </li>
    ))}
  </List>
)

const transitionsOf = (machine: Machine, stateId: string) => {
  const leaving = machine.arrows
    .filter(({ from }) => from === stateId)
    .flatMap(({ to, labels }) => labels.map((label) => `${label}: to ${labelOfState(machine, to)}`))
  const stays = machine.states.find(({ id }) => id === stateId)?.stays ?? []
  const sentences = [...leaving, ...stays.map((label) => `${label}: stays`)]
  return sentences.length > 0 ? sentences : ['The end: nothing follows']
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-4);
  ${font(14)}
  color: var(--ink-2);

  strong {
    color: var(--ink);
  }
  ul {
    margin-top: var(--space-1);
  }
  ul > li {
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
`
