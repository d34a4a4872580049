import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { formatThousands } from '#ui-kit/shop/audit/formatThousands.ts'

export type EarlierFactsProps = {
  /** How many earlier facts are not loaded. */
  count: number
  /** Loads some of them. */
  onShow: () => void
  /** Whether earlier facts are on their way. */
  loading?: boolean | undefined
  /** They could not be loaded. */
  failed?: boolean | undefined
}

/** The early end of a timeline that is loaded in part: a button for earlier facts. Once all are loaded, the place keeps the focus. */
export const EarlierFacts = ({ count, onShow, loading = false, failed = false }: EarlierFactsProps) => (
  <End {...useFocusFallback<HTMLDivElement>()}>
    {failed && (
      <Notice tone="bad" live>
        Earlier events could not be loaded.
      </Notice>
    )}
    {count > 0 ? (
      <Button kind="secondary" icon={!failed && <ArrowUp size={18} aria-hidden />} loading={loading} onClick={onShow}>
        {failed ? 'Retry' : `Show earlier (${formatThousands(count)})`}
      </Button>
    ) : (
      <Text size={14} tone="ink-2">
        The history starts here.
      </Text>
    )}
  </End>
)

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
`
