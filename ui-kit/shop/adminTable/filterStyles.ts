import { css, styled } from 'styled-components'
import { denseDesk, laptop, phone } from '#ui-kit/theme/media.ts'

/** Lower fields on desks with a mouse, so that more rows fit below them. */
export const lowFields = css`
  ${denseDesk} {
    label {
      padding-bottom: 2px;
    }
    && :is(input:not([type='checkbox']), select) {
      height: 36px;
      min-height: 0;
      padding-block: 0;
    }
  }
`

/** A search field and three more filters in one line; on phones the first two fill a line each. */
export const FilterFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);
  ${lowFields}

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`

/** A field that stands with the cards of a list only, such as a `TableSort`; on phones in a line of its own. */
export const CardsField = styled.div`
  ${phone} {
    grid-column: 1 / -1;
  }
  ${laptop} {
    display: none;
  }
`
