export const phone = '@media (max-width: 768px)'
/** Wide enough for two columns, though menus and tables are still those of phones. */
export const tablet = '@media (min-width: 600px)'
/** For pictures and scripts; `desktop` is for styles. */
export const desktopQuery = '(min-width: 769px)'
export const desktop = `@media ${desktopQuery}`
/** Container query: the container is at least this wide, in rem, so that larger text counts as less room. */
export const containerAtLeast = (rem: number) => `@container (min-width: ${rem}rem)`
/** Container query: a product card has room for its picture beside its words. */
export const wideCard = '@container card (min-width: 24rem)'
export const laptop = '@media (min-width: 1024px)'
export const wideDesktop = '@media (min-width: 1280px)'
/** Wide, and pointed at with a mouse: the lists for admins show more rows. */
export const denseDesk = '@media (min-width: 1280px) and (pointer: fine)'
export const belowWideDesktop = '@media not all and (min-width: 1280px)'
export const smallPhone = '@media (max-width: 360px)'
export const forcedColors = '@media (forced-colors: active)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
/** Phones with room for a header that stays in view: not those held sideways, and not paper. */
export const tallPhone = '@media screen and (max-width: 768px) and (min-height: 500px)'
