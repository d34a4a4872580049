import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#api/log.ts'

const root = join(import.meta.dirname, '../..')
const sources = ['{domain,ui-kit,web}/**/*.{ts,tsx,html,svg}', 'package-lock.json', 'vite.config.ts']
const built = ['dist/client/index.html', 'dist/server/entryServer.js']

/** Builds the pages unless `dist/` holds newer ones than their sources. A container that ships only `dist/` builds nothing. */
export const buildWhatIsMissing = async (log: Log) => {
  const [oldestBuilt, newestSource] = [Math.min(...(await Promise.all(built.map(editedAt)))), await newestEdit()]
  if (oldestBuilt > newestSource) return

  log.info('Building the pages: this takes a few seconds after the first start and after edits')
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: 'entryServer.tsx', outDir: '../dist/server' } })
}

/** Milliseconds since the epoch, 0 where there is no such file. */
const editedAt = async (file: string) => (await stat(join(root, file)).catch(() => undefined))?.mtimeMs ?? 0

const newestEdit = async () => {
  let newest = 0
  for await (const file of glob(sources, { cwd: root })) newest = Math.max(newest, await editedAt(file))
  return newest
}
