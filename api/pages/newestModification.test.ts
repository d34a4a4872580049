import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { newestModification } from './newestModification.ts'

const sources = { folders: ['web', 'ui-kit'], extensions: /\.tsx?$/, files: ['vite.config.ts', 'missing.json'] }

/** A project whose files were modified at these seconds since the epoch. */
const givenProject = async (root: string, files: Record<string, number>) => {
  await Promise.all(['web/cart', 'ui-kit', 'api'].map((folder) => mkdir(join(root, folder), { recursive: true })))
  for (const [file, second] of Object.entries(files)) {
    await writeFile(join(root, file), '')
    await utimes(join(root, file), second, second)
  }
}

it.each([
  ['in a folder below', { 'web/cart/CartRoute.tsx': 40, 'ui-kit/index.ts': 10, 'vite.config.ts': 20 }],
  ['beside the folders', { 'web/cart/CartRoute.tsx': 10, 'ui-kit/index.ts': 10, 'vite.config.ts': 40 }],
  ['of the second folder', { 'web/cart/CartRoute.tsx': 10, 'ui-kit/index.ts': 40, 'vite.config.ts': 20 }],
])('the newest source is found %s; other files are none', async (_where, files) => {
  await using folder = await temporaryFolder()
  await givenProject(folder.path, { ...files, 'web/cart/notes.md': 90, 'api/shop.ts': 90 })

  expect(await newestModification(folder.path, sources)).toBe(40_000)
})

it('a container that ships no sources has none that are newer than its pages', async () => {
  await using folder = await temporaryFolder()

  expect(await newestModification(folder.path, sources)).toBe(0)
})
