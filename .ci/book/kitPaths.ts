import { withoutComments } from '#ci/withoutComments.ts'

/** A source file of the ui-kit. */
export interface KitSource {
  path: string
  text: string
}

/** The texts of the ui-kit that name a page of the app, as `file: text`. `routes`: the paths of the app's pages. */
export const kitPaths = (routes: readonly string[], sources: readonly KitSource[]) => {
  const pages = new RegExp(`/(${firstSegments(routes).join('|')})\\b`, 'i')

  return sources.flatMap(({ path, text }) =>
    textsOf(text)
      .filter((written) => isPath.test(written) || pages.test(written))
      .map((written) => `${path}: ${written}`),
  )
}

/** The first segments of paths, without those that stand for anything: `/Cart` -> `Cart`. */
const firstSegments = (routes: readonly string[]) => [
  ...new Set(routes.flatMap((path) => /^\/([a-z]\w+)/i.exec(path)?.[1] ?? [])),
]

// `/`, `/anything`, `?query`, and a template that adds a step to a path: `${href}/history`.
const isPath = /^\/($|[\w$?#])|^\?\w|\}\/\w/

/** The texts of the code: comments and imported files are none. */
const textsOf = (code: string) =>
  [...withoutComments(code).matchAll(/(['"`])((?:(?!\1|\n).)*)\1/g)]
    .map(([, , written = '']) => written)
    .filter((written) => !/^(#ui-kit|\.\.?)\//.test(written))
