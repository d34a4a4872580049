import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { busyLine } from '#ui-kit/shop/audit/busyLine.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { ProductWarning } from './productRow.ts'
import { WarningBadge } from './WarningBadge.tsx'

/** What a bulk change makes of one product, or has made of it. */
export type BulkStep = {
  id: string
  name: string
  /** Written out: 'R 599.00', '24', 'Draft'. */
  from: string
  to: string
  outcome: 'changed' | 'unchanged' | 'refused'
  /** Why it is refused. */
  message?: string | undefined
  /** A quiet word about it: 'sells at R 431.28'. */
  note?: string | undefined
  /** Of what it is afterwards. */
  warnings: readonly ProductWarning[]
}

type BulkPreviewProps = {
  steps: readonly BulkStep[]
  /** They have happened. */
  done: boolean
  /** Newer ones are on their way. */
  busy: boolean
}

/** What each product is and would become; after the change, what became of it. */
export const BulkPreview = ({ steps, done, busy }: BulkPreviewProps) => (
  <Well role="region" aria-label="Old and new" tabIndex={0} aria-busy={busy} data-busy={busy || undefined}>
    <Rows>
      {steps.map((step) => (
        <Line key={step.id} data-idle={step.outcome !== 'changed' || undefined}>
          <Name>{step.name}</Name>
          <Figures>
            <VisuallyHidden>was </VisuallyHidden>
            <Old>{step.from}</Old>
            <ArrowRight size={14} aria-hidden />
            <VisuallyHidden>becomes </VisuallyHidden>
            <New>{step.outcome === 'refused' ? '–' : step.to}</New>
          </Figures>
          <Remark step={step} done={done} />
        </Line>
      ))}
    </Rows>
  </Well>
)

const Remark = ({ step: { outcome, message, note, warnings }, done }: { step: BulkStep; done: boolean }) => {
  if (outcome === 'refused') {
    return (
      <Refused>
        <CircleAlert size={14} aria-label="Refused:" role="img" />
        {message ?? 'Not possible'}
      </Refused>
    )
  }
  if (outcome === 'unchanged') return <Quiet>It is so already</Quiet>

  return (
    <Below>
      {done ? (
        <Done>
          <CircleCheck size={14} aria-hidden />
          Done
        </Done>
      ) : (
        <Quiet>{note}</Quiet>
      )}
      <Badges>
        {warnings.map((warning) => (
          <WarningBadge key={warning} warning={warning} />
        ))}
      </Badges>
    </Below>
  )
}

const Well = styled.div`
  ${busyLine}
  max-height: 40vh;
  overflow-y: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
`

const Rows = styled.ul`
  ${font(14)}
  ${tabular}
`

const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-bottom: var(--border) solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
  &[data-idle] {
    background: var(--sunk);
  }
`

const Name = styled.span`
  flex: 1 1 220px;
  overflow-wrap: anywhere;
  ${font(14, 600)}
`

const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 6px;
  align-self: flex-start;
  margin-left: auto;
  white-space: nowrap;

  svg {
    flex: none;
    color: var(--ink-3);
  }
`

const Old = styled.span`
  color: var(--ink-2);
`

const New = styled.span`
  ${font(14, 800)}
`

const Quiet = styled.span`
  color: var(--ink-2);
  ${font(12)}
`

const Below = styled.span`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`

const Refused = styled.span`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: 6px;
  color: var(--bad);
  ${font(12, 600)}

  svg {
    flex: none;
  }
`

const Done = styled(Refused)`
  flex: none;
  color: var(--ok);
`
