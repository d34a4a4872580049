import { css } from 'styled-components'

/** A link that covers the nearest positioned element, and shows its focus around it. */
export const stretchedLink = css`
  &::after {
    position: absolute;
    border-radius: var(--radius-2);
    content: '';
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
  }
`

/** The same for a card with this corner radius. The focus shows within its edge: a card may cut off what is outside. */
export const cardLink = (radius: 2 | 3) => css`
  ${stretchedLink}

  &::after {
    border-radius: var(--radius-${radius});
  }
  &:focus-visible::after {
    outline-offset: -3px;
  }
`
