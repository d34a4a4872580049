import { css } from 'styled-components'

/** Letters of equal width, for what the machine wrote. */
export const mono = css`
  font: 400 var(--text-12) ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
`
