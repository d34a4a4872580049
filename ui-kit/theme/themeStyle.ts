import { fallbackFaces, fontFaces } from './fontFaces.ts'
import { focusRing, reset } from './reset.ts'
import { tokens } from './tokens.ts'

const plain = (...parts: string[]) => parts.join('').replace(/\s+/g, ' ')

/** Tokens of all themes, reset and focus ring, with system fonts alone: for who saves data. */
export const savingThemeStyle = plain(fallbackFaces, tokens, reset, focusRing)

/** The same with the shop's font, as plain CSS for a style element of its own. */
export const themeStyle = plain(fontFaces, savingThemeStyle)
