import { CircleAlert, CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { type BulkTransition, type BulkTransitionResult, bulkTransitionLabels } from './bulkTransition.ts'

type BulkTransitionRowsProps = {
  transition: BulkTransition
  rows: readonly BulkTransitionResult[]
  /** The rows are results rather than a preview. */
  done: boolean
}

/** The expected or actual result for each order, refused ones last. */
export const BulkTransitionRows = ({ transition, rows, done }: BulkTransitionRowsProps) => (
  <ScrollArea role="region" aria-label="Order by order" tabIndex={0}>
    <ul>
      {[...rows].sort(refusedLast).map((row) => (
        <Line key={row.id} data-idle={row.outcome === 'refused' || undefined}>
          <Name>{row.orderNumber || row.id}</Name>
          {row.outcome === 'refused' ? (
            <Refused>
              <CircleAlert size={14} aria-label="Stays:" role="img" />
              {row.message ?? 'Not possible'}
            </Refused>
          ) : (
            <Accepted data-done={done || undefined}>
              {done && <CircleCheck size={14} aria-hidden />}
              {done ? bulkTransitionLabels[transition].done : bulkTransitionLabels[transition].possible}
            </Accepted>
          )}
        </Line>
      ))}
    </ul>
  </ScrollArea>
)

const refusedLast = (one: BulkTransitionResult, other: BulkTransitionResult) =>
  Number(one.outcome === 'refused') - Number(other.outcome === 'refused')

const ScrollArea = styled.div`
  max-height: 40vh;
  overflow-y: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-bottom: var(--border) solid var(--line);
  ${font(14)}
  ${tabular}

  &:last-child {
    border-bottom: 0;
  }
  &[data-idle] {
    background: var(--sunk);
  }
`

const Name = styled.span`
  overflow-wrap: anywhere;
  ${font(14, 600)}
`

const Accepted = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-2);

  &[data-done] {
    color: var(--ok);
  }
`

const Refused = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--bad);

  svg {
    flex: none;
  }
`
