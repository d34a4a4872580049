import { createGlobalStyle } from 'styled-components'
import { fontFaces } from './fontFaces.ts'
import { focusRing, reset } from './reset.ts'
import { tokens } from './tokens.ts'

/** Fonts, tokens of all themes, reset and focus ring: once, at the root of the page. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${tokens}
  ${reset}
  ${focusRing}
`
