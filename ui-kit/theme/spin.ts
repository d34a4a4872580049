import { css, keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/** Turns for ever, as a sign of waiting. */
export const spin = css`
  animation: ${turn} 900ms linear infinite;
`
