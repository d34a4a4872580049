import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import type { ProductWarning } from '#ui-kit/shop/productAdmin/productRow.ts'
import { WarningBadge } from '#ui-kit/shop/productAdmin/WarningBadge.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { busyStyles } from './busyStyles.ts'

/** The expected or actual result of a bulk change for one product. */
export type BulkEditStep = {
  id: string
  name: string
  /** The formatted old and new value: 'R 599.00', '24', 'Draft'. */
  from: string
  to: string
  outcome: 'changed' | 'unchanged' | 'refused'
  /** Why the change is refused. */
  message?: string | undefined
  /** An additional note: 'sells at R 431.28'. */
  note?: string | undefined
  /** The warnings of the product after the change. */
  warnings: readonly ProductWarning[]
}

type BulkEditPreviewProps = {
  steps: readonly BulkEditStep[]
  /** The steps are results rather than a preview. */
  done: boolean
  /** Newer steps are loading. */
  busy: boolean
}

/** The old and the new value of each product, as a preview or as the result. */
export const BulkEditPreview = ({ steps, done, busy }: BulkEditPreviewProps) => (
  <ScrollArea role="region" aria-label="Old and new" tabIndex={0} aria-busy={busy} data-busy={busy || undefined}>
    <Rows>
      {steps.map((step) => (
        <Line key={step.id} data-idle={step.outcome !== 'changed' || undefined}>
          <Name>{step.name}</Name>
          <Figures>
            <VisuallyHidden>was </VisuallyHidden>
            <OldValue>{step.from}</OldValue>
            <ArrowRight size={14} aria-hidden />
            <VisuallyHidden>becomes </VisuallyHidden>
            <NewValue>{step.outcome === 'refused' ? '–' : step.to}</NewValue>
          </Figures>
          <StepNote step={step} done={done} />
        </Line>
      ))}
    </Rows>
  </ScrollArea>
)

const StepNote = ({ step: { outcome, message, note, warnings }, done }: { step: BulkEditStep; done: boolean }) => {
  if (outcome === 'refused') {
    return (
      <Refused>
        <CircleAlert size={14} aria-label="Refused:" role="img" />
        {message ?? 'Not possible'}
      </Refused>
    )
  }
  if (outcome === 'unchanged') return <Quiet>No change</Quiet>

  return (
    <Details>
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
    </Details>
  )
}

const ScrollArea = styled.div`
  ${busyStyles}
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

const OldValue = styled.span`
  color: var(--ink-2);
`

const NewValue = styled.span`
  ${font(14, 800)}
`

const Quiet = styled.span`
  color: var(--ink-2);
  ${font(12)}
`

const Details = styled.span`
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
