import { Badge } from '#ui-kit/elements/Badge.tsx'
import type { SlideState } from './slideRow.ts'

/** A badge that says whether visitors see a slide today. */
export const SlideStateBadge = ({
  state,
}: {
  /** Whether the slide is on the home page. */
  state: SlideState
}) => <Badge tone={states[state].tone}>{states[state].label}</Badge>

const states = {
  planned: { tone: 'info', label: 'Planned' },
  running: { tone: 'ok', label: 'Running' },
  over: { tone: 'neutral', label: 'Over' },
  withdrawn: { tone: 'warn', label: 'Withdrawn' },
} as const
