import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Imports each icon from its own file: by the library's index, no build can tell which module draws which of its 1,700 icons. */
export const singleIcons: Plugin = {
  name: 'single-icons',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: /from\s*["']lucide-react["']/, id: { exclude: /node_modules/ } },
    handler: (code) => code.replaceAll(iconImport, (_, names: string) => importLines(names)),
  },
}

const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

const importLines = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const [exported = '', local = exported] = name.split(/\s+as\s+/)
      return `import ${local} from ${JSON.stringify(fileOf(exported))};`
    })
    .join('')

const index = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
)

// `export { default as TriangleAlert, default as AlertTriangle } from './icons/triangle-alert.mjs'`: an icon has several names.
let files: Map<string, string> | undefined
const fileOf = (name: string) => {
  files ??= new Map(
    [...readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, each = '']) => [each, `lucide-react/icons/${file}`] as const),
    ),
  )
  const file = files.get(name)
  if (!file) throw new Error(`lucide-react has no icon ${name}`)
  return file
}
