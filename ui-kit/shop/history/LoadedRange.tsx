import { Text } from '#ui-kit/elements/Text.tsx'

type LoadedRangeProps = {
  /** What covers the loaded revisions only: 'The slider'. */
  subject: string
  /** The first loaded revision. */
  first: number
}

/** Says that a tool does not reach back to the beginning of the history, and how to go on. */
export const LoadedRange = ({ subject, first }: LoadedRangeProps) => (
  <Text size={14} tone="ink-2">
    {subject} at event {first + 1}. To go further back, press “Show earlier” in the timeline.
  </Text>
)
