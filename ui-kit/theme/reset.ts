import { font } from './font.ts'
import { phone, reducedMotion, tallPhone } from './media.ts'

export const reset = `
  *, *::before, *::after {
    box-sizing: border-box;
  }
  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;

    /* What is jumped to starts below the header that sticks to the top of phones. */
    ${tallPhone} {
      scroll-padding-top: 116px;
    }
  }
  /* What gets the focus is not behind the bar at the bottom of phones. */
  ${phone} {
    html:has([data-docked]) {
      scroll-padding-bottom: 88px;
    }
  }
  body {
    min-height: 100dvh;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  body, [data-theme] {
    background: var(--paper);
    color: var(--ink);
    ${font(16)}
  }
  body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote, table {
    margin: 0;
    padding: 0;
  }
  ul, ol {
    list-style: none;
  }
  fieldset {
    min-width: 0;
    border: 0;
  }
  button, input, select, textarea {
    margin: 0;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }
  button, summary, label, select {
    touch-action: manipulation;
  }
  img, svg {
    display: block;
    max-width: 100%;
  }
  a {
    color: var(--brand);
    text-decoration: var(--link-line);
    text-underline-offset: 0.18em;
  }
  p a, a:hover {
    text-decoration: underline;
  }
  ::selection {
    background: var(--brand);
    color: var(--on-brand);
  }
  /* Pressed before hydration: the tap is recorded and replayed. */
  html [data-tapped] {
    opacity: 0.65;
    cursor: progress;
    animation: taken 700ms ease-in-out infinite alternate;
  }
  @keyframes taken {
    to {
      opacity: 0.35;
    }
  }
  [data-saver] *, [data-saver] *::before, [data-saver] *::after {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
  ${reducedMotion} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`

/** A focus ring that shows on any background: a halo of the page's colour, then the ring. */
export const focusRing = `
  html :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--halo);
  }
`
