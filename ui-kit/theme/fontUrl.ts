import whole from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import first from './figtree-first.woff2?url'

/** Address of the font's first file, for a preload link in the page's head. */
export const fontUrl: string = first

/** Address of its whole file, for rarer letters. */
export const wholeFontUrl: string = whole
