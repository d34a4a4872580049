import { styled } from 'styled-components'
import { phone } from '#ui-kit/theme/media.ts'

/** Two controls side by side, the first `$first` times as wide; equal ones only where there is room for both. Stacked on phones. */
export const TwoColumns = styled.div<{ $first?: number }>`
  display: grid;
  grid-template-columns: ${({ $first }) => ($first ? `${$first}fr 1fr` : 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))')};
  align-items: start;
  gap: var(--space-4);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
