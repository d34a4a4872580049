/** Fetches the chunk of the category menus' lists. */
export const loadCategoryLists = () => import('./categoryLists.tsx')
