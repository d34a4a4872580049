import { css, keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/** Rotates endlessly, for loading icons. */
export const spin = css`
  animation: ${turn} 900ms linear infinite;
`
