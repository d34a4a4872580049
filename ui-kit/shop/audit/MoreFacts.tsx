import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'

export type MoreFactsProps = {
  /** Loads older facts; undefined when there are none. */
  onMore?: (() => void) | undefined
  /** Whether earlier facts are on their way. */
  loading?: boolean | undefined
  /** Older events could not be loaded. */
  failed?: boolean | undefined
}

/** The end of the loaded facts: a button for older ones, or the note that there are none. */
export const MoreFacts = ({ onMore, loading = false, failed = false }: MoreFactsProps) => (
  <End>
    {failed && (
      <Notice tone="bad" live>
        Older events could not be loaded.
      </Notice>
    )}
    {onMore ? (
      <Button kind="secondary" loading={loading} onClick={onMore}>
        {failed ? 'Retry' : 'Load more'}
      </Button>
    ) : (
      <Text size={14} tone="ink-2">
        That is all.
      </Text>
    )}
  </End>
)

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
`
