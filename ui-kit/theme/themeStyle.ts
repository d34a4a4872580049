import { fontFaces } from './fontFaces.ts'
import { focusRing, reset } from './reset.ts'
import { tokens } from './tokens.ts'

/** Fonts, tokens of all themes, reset and focus ring, as plain CSS for a style element of its own. */
export const themeStyle = [fontFaces, tokens, reset, focusRing].join('').replace(/\s+/g, ' ')
