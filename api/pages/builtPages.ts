import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type RequestHandler, Router } from 'express'
import { sendRefusal } from '#api/http/errors.ts'
import type { Log } from '#api/log.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { buildPagesIfOutdated } from './buildPages.ts'
import type { PageSource } from './pageSource.ts'

const clientFolder = join(import.meta.dirname, '../../dist/client')
const serverEntry = join(import.meta.dirname, '../../dist/server/entryServer.js')

/** Serves the production build in `dist/`; builds it first if it is missing or older than its sources. */
export const builtPages = async (log: Log): Promise<PageSource> => {
  await buildPagesIfOutdated(log)
  const template = await readFile(join(clientFolder, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const { render } = (await import(pathToFileURL(serverEntry).href)) as Pick<PageSource, 'render'>

  const assets = Router()
  assets.use(['/assets', '/pictures'], refuseWrites)
  assets.use(
    '/assets',
    express.static(join(clientFolder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  )
  assets.use('/pictures', express.static(join(clientFolder, 'pictures'), { maxAge: '1d', fallthrough: false }))
  assets.get('/favicon.svg', (_request, response) =>
    response.sendFile(join(clientFolder, 'favicon.svg'), { maxAge: '1d' }),
  )
  return { assets, template: async () => template, render, scripts: (chunks) => scriptsOf(manifest, chunks) }
}

const refuseWrites: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.setHeader('Allow', 'GET, HEAD')
  return sendRefusal(response, refuse('MethodNotAllowed'))
}

/** Vite's manifest: the built file of each source. */
type Manifest = Record<string, { file: string; imports?: string[] }>

const entry = 'index.html'

const scriptsOf = (manifest: Manifest, chunks: readonly string[]) => {
  const files = new Set<string>()
  for (const source of [entry, ...chunks]) filesFrom(manifest, source, files)
  return [...files].filter((file) => file !== manifest[entry]?.file)
}

const filesFrom = (manifest: Manifest, source: string, found: Set<string>) => {
  const { file, imports = [] } = manifest[source] ?? { file: '' }
  if (!file || found.has(file)) return
  found.add(file)
  for (const next of imports) filesFrom(manifest, next, found)
}
