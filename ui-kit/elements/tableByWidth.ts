import { styled } from 'styled-components'
import { desktop, phone } from '#ui-kit/theme/media.ts'

/** Where a table stands on wide screens. */
export const OnDesk = styled.div`
  ${phone} {
    display: none;
  }
`

/** Its rows as a list of cards, on phones. */
export const OnPhone = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  ${desktop} {
    display: none;
  }
`
