import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// A container installs what the running shop needs and nothing else: pages are built before, with their libraries in them.

const root = join(import.meta.dirname, '..')

/** Files that run only where the pages are built. */
const buildOnly = ['api/pages/buildRun.ts', 'api/pages/developmentPages.ts']
const isOfTests = /\.test\.ts$|\/testing\//

const importsOf = (file: string) => {
  const source = readFileSync(join(root, file), 'utf8')
  return [
    ...source.matchAll(
      /^import (?!type )[^'"]*['"]([^'"#.][^'"]*)['"]|(?:await import|require)\(['"]([^'"#.]+)['"]\)/gm,
    ),
  ].map(([, named = '', loaded = '']) => named || loaded)
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

it('the dependencies of the running shop are the packages that it imports', () => {
  const files = globSync('{api,domain}/**/*.{js,ts}', { cwd: root }).filter(
    (file) => !isOfTests.test(file) && !buildOnly.includes(file),
  )
  const imported = files
    .flatMap(importsOf)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(new Set(imported.map(packageOf))).toEqual(new Set(Object.keys(dependencies)))
})
