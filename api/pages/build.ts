import { glob, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#api/log.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const sources = ['{domain,ui-kit,web}/**/*.{ts,tsx,html,svg}', 'package-lock.json', 'vite.config.ts']
const built = ['dist/client/index.html', 'dist/server/entryServer.js']

/** Builds the pages unless `dist/` holds newer ones than their sources. A container that ships only `dist/` builds nothing. */
export const buildWhatIsMissing = async (log: Log) => {
  const [oldestBuilt, newestSource] = [Math.min(...(await Promise.all(built.map(editedAt)))), await newestEdit()]
  if (oldestBuilt > newestSource) return

  log.info('Building the pages: this takes a few seconds after the first start and after edits')
  const { build } = await import('vite')
  const site = await newFolder()
  await build({ logLevel: 'warn', build: { outDir: join(site, 'client') } })
  await build({
    logLevel: 'warn',
    build: { ssr: 'entryServer.tsx', outDir: join(site, 'server'), copyPublicDir: false },
  })
  await putInPlace(site, 'client')
  await putInPlace(site, 'server')
  await rm(site, { recursive: true })
}

// Nodes that are started together may all build: each does so in a folder of its own.
const newFolder = async () => {
  await mkdir(dist, { recursive: true })
  return mkdtemp(join(dist, 'building-'))
}

const putInPlace = async (site: string, part: 'client' | 'server') => {
  const place = join(dist, part)
  await rename(place, join(site, `${part}-before`)).catch(unless('ENOENT'))
  // Another node was quicker: its pages are of the same sources.
  await rename(join(site, part), place).catch(unless('ENOTEMPTY'))
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
}

/** Milliseconds since the epoch, 0 where there is no such file. */
const editedAt = async (file: string) => (await stat(join(root, file)).catch(() => undefined))?.mtimeMs ?? 0

const newestEdit = async () => {
  let newest = 0
  for await (const file of glob(sources, { cwd: root })) newest = Math.max(newest, await editedAt(file))
  return newest
}
