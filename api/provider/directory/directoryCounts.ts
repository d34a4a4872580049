import { type ProviderCategory, providerCategories } from '#domain/provider/providerCategories.ts'
import type { Directory } from './directory.ts'
import type { DirectoryEntry } from './directoryEntry.ts'

/** The providers in each category and area, counted again after a change of the directory. */
export const openDirectoryCounts = () => {
  let counted = { version: -1, directory: undefined as Directory | undefined, ...countsOf([]) }
  return (directory: Directory) => {
    const version = directory.version()
    if (version !== counted.version || directory !== counted.directory)
      counted = { version, directory, ...countsOf(directory.entries.filter(({ isListed }) => isListed)) }
    return counted
  }
}

const countsOf = (listed: readonly DirectoryEntry[]) => ({
  categories: countCategories(countPaths(listed)),
  areas: countAreas(listed),
})

/** The providers below each category path: `home-services/plumbing/`. */
const countPaths = (entries: readonly DirectoryEntry[]) => {
  const counts = new Map<string, number>()
  for (const { path } of entries)
    for (const { index } of path.matchAll(/\//g)) {
      const parent = path.slice(0, index)
      counts.set(parent, (counts.get(parent) ?? 0) + 1)
    }
  return counts
}

interface CountedCategory<Below> {
  _id: string
  label: string
  value: string
  count: number
  children: Below[]
}

const countCategories = (counts: ReadonlyMap<string, number>) => {
  const counted = <Below>(path: string, category: ProviderCategory, children: Below[]): CountedCategory<Below> => {
    const { _id, label, value } = category
    return { _id, label, value, count: counts.get(path) ?? 0, children }
  }
  return providerCategories.map((group) =>
    counted(
      group.value,
      group,
      group.children.map((child) => {
        const path = `${group.value}/${child.value}`
        return counted(
          path,
          child,
          child.children.map((leaf) => counted<never>(`${path}/${leaf.value}`, leaf, [])),
        )
      }),
    ),
  )
}

const countAreas = (entries: readonly DirectoryEntry[]) => {
  const counts = new Map<string, number>()
  for (const area of entries.flatMap(({ areasServed }) => areasServed)) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
}

/** The paths of a counted category and of those below it that have providers: `home-services/plumbing`. */
export const pathsWithProviders = ({ value, count, children }: CategoryCount, parent = ''): string[] =>
  count === 0
    ? []
    : [`${parent}${value}`, ...children.flatMap((child) => pathsWithProviders(child, `${parent}${value}/`))]

interface CategoryCount {
  value: string
  count: number
  children: readonly CategoryCount[]
}
