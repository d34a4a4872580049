import { glob, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#api/log.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const sources = ['{domain,ui-kit,web}/**/*.{ts,tsx,html,svg}', 'package-lock.json', 'vite.config.ts']
const built = ['dist/client/index.html', 'dist/server/entryServer.js']

/** Builds the pages unless `dist/` holds newer ones than their sources. A container that ships only `dist/` builds nothing. */
export const buildWhatIsMissing = async (log: Log) => {
  if (await isBuilt()) return

  log.info('Building the pages: this takes a few seconds after the first start and after edits')
  await mkdir(dist, { recursive: true })
  // Nodes that are started together may all build: each does so in a folder of its own, and the first one's is taken.
  const site = await mkdtemp(join(dist, 'building-'))
  try {
    await buildIn(site)
    if (await isBuilt()) return
    await putInPlace(site, 'client')
    await putInPlace(site, 'server')
  } finally {
    await rm(site, { recursive: true, force: true })
  }
}

const isBuilt = async () => Math.min(...(await Promise.all(built.map(editedAt)))) > (await newestEdit())

const buildIn = async (site: string) => {
  const { build } = await import('vite')
  await build({ logLevel: 'warn', build: { outDir: join(site, 'client') } })
  const server = { ssr: 'entryServer.tsx', outDir: join(site, 'server'), copyPublicDir: false }
  await build({ logLevel: 'warn', build: server })
}

const putInPlace = async (site: string, part: 'client' | 'server') => {
  const place = join(dist, part)
  await rename(place, join(site, `${part}-before`)).catch(unless('ENOENT'))
  await rename(join(site, part), place).catch(unless('ENOTEMPTY', 'EEXIST', 'EPERM'))
}

const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }

/** Milliseconds since the epoch, 0 where there is no such file. */
const editedAt = async (file: string) => (await stat(join(root, file)).catch(() => undefined))?.mtimeMs ?? 0

const newestEdit = async () => {
  let newest = 0
  for await (const file of glob(sources, { cwd: root })) newest = Math.max(newest, await editedAt(file))
  return newest
}
