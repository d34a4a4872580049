// The parts of every page that come to life after it, in one chunk.
export { SiteFooter } from './footer/SiteFooter.tsx'
export { HeaderSearch } from './header/HeaderSearch.tsx'
export { SiteToasts } from './SiteToasts.tsx'
