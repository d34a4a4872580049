import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { duplicateExports, folderCycles, importCycles, readSources, type SourceFile } from './importGraph.ts'

const houses = ['domain', 'api', 'web', 'ui-kit', 'bench', 'verification', 'harness', 'e2e', 'studio']
const sources = readSources(houses)
const edgesOf = (files: readonly SourceFile[]) => new Map(files.map(({ path, imports }) => [path, imports]))

// A folder and its subfolder may import each other: the subfolder is a part of it.
const areNotNested = (cycle: string) => {
  const [one = '', other = ''] = cycle.split(' <-> ')
  return !one.startsWith(`${other}/`) && !other.startsWith(`${one}/`)
}

describe('imports, type imports included,', () => {
  it('are read from every file', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(4000)
  })

  it('form no cycle', () => {
    expect(importCycles(edgesOf(sources))).toEqual([])
  })

  it('do not connect two folders in both directions', () => {
    expect(folderCycles(sources, dirname).filter(areNotNested)).toEqual([])
  })

  it.each(Object.entries(sharedFolders))('connect no two nouns of %s', (house, shared) => {
    expect(importsBetweenNouns(house, shared, sources)).toEqual([])
  })
})

// The folders that are no nouns. In the API, `shop` mounts all nouns; `demo` and `programs` use them as customers and operators do.
const sharedFolders: Record<string, Shared> = {
  api: {
    importsNouns: ['pages', 'programs', 'demo', 'shop', 'testing'],
    isImported: ['eventStore', 'http', 'readModels', 'policies', 'history', 'testing'],
  },
  web: { importsNouns: ['shell', 'testing'], isImported: ['state', 'testing'] },
}

interface Shared {
  importsNouns: readonly string[]
  isImported: readonly string[]
}

const importsBetweenNouns = (house: string, { importsNouns, isImported }: Shared, files: readonly SourceFile[]) => {
  const nounOf = (path: string) => {
    const [top, noun, file] = path.split('/')
    return top === house && file !== undefined ? noun : undefined
  }
  return files.flatMap(({ path, imports }) => {
    const noun = nounOf(path)
    if (noun === undefined || importsNouns.includes(noun)) return []
    return imports.flatMap((target) => {
      const other = nounOf(target)
      return other === undefined || other === noun || isImported.includes(other) ? [] : `${path} -> ${target}`
    })
  })
}

describe('names', () => {
  it.each([...houses, 'stories'])('are exported by one file each in %s', (house) => {
    const duplicates = duplicateExports(readSources([house]))
    expect(duplicates).toEqual([])
  })
})

describe('files', () => {
  it('that help tests stand in folders named testing, and their names do not begin with given or cast', () => {
    const helpers = sources.filter(({ path }) => /(^|\/)(given|cast)[^/]*$/i.test(path))
    expect(helpers.map(({ path }) => path)).toEqual([])
  })

  it('of web fill no folder with more than fifteen', () => {
    const folders = Map.groupBy(
      sources.filter(({ path }) => path.startsWith('web/')),
      ({ path }) => dirname(path),
    )
    const full = [...folders].filter(([, files]) => files.length > 15)
    expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
  })
})

describe('the checks find', () => {
  const file = (path: string, ...imports: string[]): SourceFile => ({ path, imports, text: 'export const same = 1\n' })

  it('an import cycle', () => {
    const cycle = [file('a/one.ts', 'a/two.ts'), file('a/two.ts', 'a/three.ts'), file('a/three.ts', 'a/one.ts')]
    expect(importCycles(edgesOf([...cycle, file('a/four.ts', 'a/one.ts')]))).toEqual([
      ['a/one.ts', 'a/three.ts', 'a/two.ts'],
    ])
  })

  it('two folders that import each other', () => {
    const cycle = [file('a/one.ts', 'b/one.ts'), file('b/one.ts'), file('b/two.ts', 'a/two.ts'), file('a/two.ts')]
    expect(folderCycles(cycle, dirname)).toEqual(['a <-> b'])
  })

  it('a noun that imports another', () => {
    const files = [
      file('api/order/orderPlacement.ts', 'api/catalogue/productList.ts', 'api/http/serve.ts', 'api/log.ts'),
    ]
    expect(importsBetweenNouns('api', { importsNouns: [], isImported: ['http'] }, files)).toEqual([
      'api/order/orderPlacement.ts -> api/catalogue/productList.ts',
    ])
  })

  it('a name that two files export', () => {
    expect(duplicateExports([file('a/one.ts'), file('a/two.ts')])).toEqual(['same: a/one.ts, a/two.ts'])
  })
})
