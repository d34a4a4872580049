import { movedPages } from './movedPages.ts'

/** The name of the moved page at a path; `undefined` for any other path. */
export const movedPageOf = (path: string) => {
  const wanted = path.replace(/^\/|\/$/g, '').toLowerCase()
  return Object.entries(movedPages).find(([page]) => page.toLowerCase() === wanted)?.[1]
}

/** The path for the fragment of a moved page: `#/Payment` -> `/Payment`; `undefined` for any other fragment. */
export const movedPathOf = (fragment: string) => {
  const path = `/${fragment.replace(/^#?\/?/, '')}`
  return movedPageOf(path) && path
}
