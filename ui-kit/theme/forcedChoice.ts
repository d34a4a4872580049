import { css } from 'styled-components'
import { forcedColors } from './media.ts'

/** What is chosen, in the colours that a system forces on pages: as a selection, because grounds and tints are gone there. */
export const forcedChoice = css`
  ${forcedColors} {
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`
