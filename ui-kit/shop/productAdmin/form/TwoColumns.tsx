import { styled } from 'styled-components'
import { phone } from '#ui-kit/theme/media.ts'

/** Two controls side by side, the first `$first` times as wide; stacked on phones. */
export const TwoColumns = styled.div<{ $first?: number }>`
  display: grid;
  grid-template-columns: ${({ $first = 1 }) => $first}fr 1fr;
  align-items: start;
  gap: var(--space-4);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
