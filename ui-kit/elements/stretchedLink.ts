import { css } from 'styled-components'

/** A link that covers the nearest positioned element, such as its card, and shows its focus around it. */
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
