import { css } from 'styled-components'

/** The monospace font for ids, types and JSON. */
export const monospace = css`
  font: 400 var(--text-12) ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
`
