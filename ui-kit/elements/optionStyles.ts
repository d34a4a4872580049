import { css } from 'styled-components'

/** Styles of an option in a listbox whose focus stays in its field: at least 44 px high, the highlighted one framed. */
export const optionStyles = css`
  min-height: 44px;
  border-radius: var(--radius-2);
  cursor: pointer;

  &:hover {
    background: var(--sunk);
  }
  &[aria-selected='true'] {
    background: var(--brand-tint);
    color: var(--brand);
    outline: 2px solid var(--brand);
    outline-offset: -2px;
  }
`
