import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StartStep } from '#api/startSteps.ts'
import { modifiedAt, newestModification, type Sources } from './newestModification.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const sources: Sources = {
  folders: ['domain', 'ui-kit', 'web'],
  extensions: /\.(tsx?|html|svg)$/,
  files: ['package-lock.json', 'vite.config.ts'],
}
const builtFiles = ['dist/client/index.html', 'dist/server/entryServer.js']

/** Builds the pages unless `dist/` holds newer ones than their sources. A container that ships only `dist/` builds nothing. */
export const buildPagesIfOutdated = async (step: StartStep) => {
  if (!(await isUpToDate())) await step('Building the pages', buildPages)
}

const buildPages = async () => {
  await mkdir(dist, { recursive: true })
  // Nodes that start together may all build: each uses its own folder, and the first result is kept.
  const buildFolder = await mkdtemp(join(dist, 'building-'))
  try {
    await runBuild(buildFolder)
    if (await isUpToDate()) return
    await moveIntoDist(buildFolder, 'client')
    await moveIntoDist(buildFolder, 'server')
  } finally {
    await rm(buildFolder, { recursive: true, force: true })
  }
}

const isUpToDate = async () => {
  const built = await Promise.all(builtFiles.map((file) => modifiedAt(join(root, file))))
  return Math.min(...built) > (await newestModification(root, sources))
}

// A child process, so that the bundler's memory is freed.
const runBuild = async (buildFolder: string) => {
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'buildRun.ts'), buildFolder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error('The pages could not be built: what is wrong is said above')
}

const moveIntoDist = async (buildFolder: string, part: 'client' | 'server') => {
  const target = join(dist, part)
  await rename(target, join(buildFolder, `${part}-before`)).catch(ignoringErrors('ENOENT'))
  await rename(join(buildFolder, part), target).catch(ignoringErrors('ENOTEMPTY', 'EEXIST', 'EPERM'))
}

const ignoringErrors =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
