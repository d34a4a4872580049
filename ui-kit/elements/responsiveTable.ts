import { styled } from 'styled-components'
import { desktop, phone } from '#ui-kit/theme/media.ts'

/** Wraps a table; hidden on phones. */
export const DesktopTable = styled.div`
  ${phone} {
    display: none;
  }
`

/** The same rows as a list of cards; shown on phones only. */
export const PhoneCards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  ${desktop} {
    display: none;
  }
`
