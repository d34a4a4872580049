import { css } from 'styled-components'

/** Styles of inputs, text areas and selects. 16 px text, so that phones do not zoom in on focus. */
export const controlStyles = css`
  width: 100%;
  min-height: 44px;
  padding: 9px var(--space-3);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--surface);
  color: var(--ink);

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:hover:enabled {
    border-color: var(--ink-2);
  }
  &[aria-invalid] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  &:disabled {
    border: var(--border) var(--off) var(--line);
    background: var(--sunk);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`
