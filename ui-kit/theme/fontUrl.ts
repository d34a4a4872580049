import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** Address of the one font file, for a preload link in the page's head. */
export const fontUrl: string = figtree
