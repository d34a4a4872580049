import { css, keyframes } from 'styled-components'

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`

/** An animated line along the top edge while `data-busy` is set; the content stays readable. */
export const busyStyles = css`
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
    animation: ${slide} 1200ms linear infinite;
    content: '';
  }
`
