import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A source file with the project files that it imports: values, types and dynamic imports. */
export interface SourceFile {
  /** From the root, with slashes: `api/order/orderRoutes.ts`. */
  path: string
  text: string
  imports: readonly string[]
}

/** Reads every source file of these houses, without tests, stories and test support (`testing/`). */
export const readSources = (houses: readonly string[]): SourceFile[] =>
  houses
    .flatMap((house) => globSync(`${house}/**/*.{js,ts,tsx}`, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|e2e|stories)\.tsx?$|(^|\/)testing\//.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })

const importsOf = (path: string, text: string) => {
  const specifiers = [
    ...text.matchAll(/(?:^|\n)(?:import|export)\b[^'\n]*(?:\{[^}]*\}[^'\n]*)?'([^']+)'|\bimport\('([^']+)'\)/g),
  ]
  return [
    ...new Set(
      specifiers.flatMap(
        ([, staticSpecifier, dynamicSpecifier]) =>
          resolveSpecifier(path, staticSpecifier ?? dynamicSpecifier ?? '') ?? [],
      ),
    ),
  ]
}

const resolveSpecifier = (from: string, specifier: string) => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(dirname(from), specifier) : undefined
}

/** The import cycles: groups of two or more files that can reach each other (Tarjan's algorithm). */
export const importCycles = (edges: ReadonlyMap<string, Iterable<string>>) => {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.get(node) ?? 0)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      else if (!stack.includes(next)) continue
      low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== index.get(node)) return
    const cycle = stack.splice(stack.indexOf(node))
    if (cycle.length > 1) cycles.push(cycle.toSorted())
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return cycles
}

/** Pairs of folders that import each other. */
export const folderCycles = (sources: readonly SourceFile[], folderOf: (path: string) => string) => {
  const folderImports = new Map<string, Set<string>>()
  const known = new Set(sources.map(({ path }) => path))
  for (const { path, imports } of sources)
    for (const target of imports) {
      const [from, to] = [folderOf(path), folderOf(target)]
      if (known.has(target) && from !== to) folderImports.set(from, (folderImports.get(from) ?? new Set()).add(to))
    }
  return [...folderImports].flatMap(([from, tos]) =>
    [...tos].flatMap((to) => (from < to && folderImports.get(to)?.has(from) ? [`${from} <-> ${to}`] : [])),
  )
}

/** Names that two or more files export, with their files. Ignores default exports and re-exports. */
export const duplicateExports = (sources: readonly SourceFile[]) => {
  const files = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const [, name = ''] of text.matchAll(
      /(?:^|\n)export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/g,
    ))
      files.set(name, (files.get(name) ?? new Set()).add(path))
  return [...files].filter(([, { size }]) => size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}
