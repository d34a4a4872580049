import { css } from 'styled-components'

/** The styles of a sortable item: raised while dragged, with a line at the drop position. */
export const sortableStyles = css`
  position: relative;

  &[data-dragged] {
    z-index: 2;
    opacity: 0.92;
  }
  &[data-landing]::after {
    position: absolute;
    right: 0;
    left: 0;
    height: 3px;
    border-radius: 2px;
    background: var(--brand);
    content: '';
  }
  &[data-landing='above']::after {
    top: calc(-1 * var(--space-2));
  }
  &[data-landing='below']::after {
    bottom: calc(-1 * var(--space-2));
  }
`
