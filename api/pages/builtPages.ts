import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RequestHandler, Router } from 'express'
import { sendRefusal } from '#api/http/errors.ts'
import type { StartStep } from '#api/startSteps.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { appRoutes } from './appFiles.ts'
import { assetRoutes } from './assetFiles.ts'
import { buildPagesIfOutdated } from './buildPages.ts'
import type { PageSource } from './pageSource.ts'

const clientFolder = join(import.meta.dirname, '../../dist/client')
const serverEntry = join(import.meta.dirname, '../../dist/server/entryServer.js')

/** Serves the production build in `dist/`; builds it first if it is missing or older than its sources. `worker`: see `appRoutes`. */
export const builtPages = async (step: StartStep, worker: boolean): Promise<PageSource> => {
  await buildPagesIfOutdated(step)
  const template = await readFile(join(clientFolder, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const { render, lightScript } = (await import(pathToFileURL(serverEntry).href)) as Entry

  const assets = Router()
  assets.use(['/assets', '/pictures'], refuseWrites)
  assets.use(assetRoutes(clientFolder))
  assets.use(appRoutes(clientFolder, worker))
  return {
    ...{ assets, render, lightScript },
    template: async () => template,
    scripts: (chunks) => scriptsOf(manifest, chunks),
    scriptOf: (chunk) => manifest[chunk]?.file,
  }
}

type Entry = Pick<PageSource, 'render' | 'lightScript'>

const refuseWrites: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.setHeader('Allow', 'GET, HEAD')
  return sendRefusal(response, refuse('MethodNotAllowed'))
}

/** Vite's manifest: the built file of each source. */
type Manifest = Record<string, { file: string; imports?: string[] }>

const entry = 'index.html'

/** In the order in which browsers are to load them: the entry first, because nothing runs before it. */
const scriptsOf = (manifest: Manifest, chunks: readonly string[]) => {
  const files = new Set<string>()
  for (const source of [entry, ...chunks]) filesFrom(manifest, source, files)
  return [...files]
}

const filesFrom = (manifest: Manifest, source: string, found: Set<string>) => {
  const { file, imports = [] } = manifest[source] ?? { file: '' }
  if (!file || found.has(file)) return
  found.add(file)
  for (const next of imports) filesFrom(manifest, next, found)
}
