import { css } from 'styled-components'

/** Hides what only screen readers need, where a `VisuallyHidden` cannot stand: in a media query. */
export const visuallyHiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
