import { css } from 'styled-components'

/** A row of a category menu: a picture, a name, and what says that there is more. At least 44 px high. */
export const categoryRowStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--ink);
  text-align: start;
  text-decoration: var(--link-line);
  cursor: pointer;

  > svg {
    flex: none;
    margin-left: auto;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: var(--brand-tint);
    color: var(--brand);
  }
`
