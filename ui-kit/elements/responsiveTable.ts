import { styled } from 'styled-components'
import { belowLaptop, laptop, tablet } from '#ui-kit/theme/media.ts'

/** Wraps a table; hidden on phones and tablets, where it has too many columns. */
export const LaptopTable = styled.div`
  ${belowLaptop} {
    display: none;
  }
`

/** The same rows as a list of cards, for phones and tablets; in two columns where there is room. */
export const RowCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${laptop} {
    display: none;
  }
`
