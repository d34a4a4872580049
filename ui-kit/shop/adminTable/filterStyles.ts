import { styled } from 'styled-components'
import { desktop, phone } from '#ui-kit/theme/media.ts'

/** A search field and three more filters in one line; on phones the first two fill a line each. */
export const FilterFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`

/** A field of its own line that only phones show, such as a `TableSort`. */
export const PhoneField = styled.div`
  grid-column: 1 / -1;

  ${desktop} {
    display: none;
  }
`
