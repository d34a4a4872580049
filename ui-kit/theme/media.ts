/** Widths and heights in em of the browser's text size, so that larger text counts as less room: 16 px are 1em by default. */
const em = (px: number) => `${px / 16}em`

/** The largest width of a phone, in px at the default text size. */
const phoneWidth = 768

const phoneQuery = `(max-width: ${em(phoneWidth)})`
export const phone = `@media ${phoneQuery}`
/** Wide enough for two columns, though menus and tables are still those of phones. */
export const tablet = `@media (min-width: ${em(600)})`
/** Wide enough for four product cards of the width that they have on a small phone. */
export const fourCards = `@media (min-width: ${em(640)})`
/** For pictures and scripts; `desktop` is for styles. */
export const desktopQuery = `(min-width: ${em(phoneWidth + 1)})`
export const desktop = `@media ${desktopQuery}`
/** Container query: the container is at least this wide, in rem, so that larger text counts as less room. */
export const containerAtLeast = (rem: number) => `@container (min-width: ${rem}rem)`
/** Container query: a product card has room for its picture beside its words. */
export const wideCard = '@container card (min-width: 24rem)'
export const uptoLaptop = `@media (max-width: ${em(1024)})`
export const belowLaptop = `@media not all and (min-width: ${em(1024)})`
export const laptop = `@media (min-width: ${em(1024)})`
/** Wide enough for two wide product cards beside a column of filters. */
export const twoWideCards = `@media (min-width: ${em(1144)})`
export const wideDesktop = `@media (min-width: ${em(1280)})`
/** Wide, and pointed at with a mouse: the lists for admins show more rows. */
export const denseDesk = `@media (min-width: ${em(1280)}) and (pointer: fine)`
export const belowWideDesktop = `@media not all and (min-width: ${em(1280)})`
/** Phones with room for two or three words in a line. */
export const narrowPhone = `@media (max-width: ${em(480)})`
/** Phones without room for nine buttons of 44 px in a line. */
export const belowNineButtons = `@media not all and (min-width: ${em(428)})`
/** Phones without room for seven. */
export const belowSevenButtons = `@media not all and (min-width: ${em(340)})`
export const smallPhone = `@media (max-width: ${em(360)})`
/** Narrower than any phone at the default text size: a phone with text of about twice the size. */
export const largeText = `@media (max-width: ${em(288)})`
export const forcedColors = '@media (forced-colors: active)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
/** Phones with room for a header that stays in view: not those held sideways, and not paper. */
export const tallPhone = `@media screen and ${phoneQuery} and (min-height: ${em(500)})`
