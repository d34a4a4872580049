import { css, keyframes } from 'styled-components'

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`

/** A line that runs along the top while `data-busy` is set; what is below stays readable. */
export const busyLine = css`
  position: relative;

  &[data-busy] {
    overflow: hidden;
  }
  &[data-busy]::before {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    width: 33%;
    height: 3px;
    background: var(--brand);
    animation: ${pass} 1200ms linear infinite;
    content: '';
  }
`
