/** Fetches the chunk of the side menu. */
export const loadSiteMenu = () => import('./SiteMenu.tsx')
