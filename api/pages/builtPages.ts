import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type RequestHandler, Router } from 'express'
import { sendRefusal } from '#api/http/errors.ts'
import type { Log } from '#api/log.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { buildWhatIsMissing } from './build.ts'
import type { PageSource } from './pages.ts'

const client = join(import.meta.dirname, '../../dist/client')
const server = join(import.meta.dirname, '../../dist/server/entryServer.js')

/** The optimised pages under `dist/`, built first where they are missing or older than their sources. */
export const builtPages = async (log: Log): Promise<PageSource> => {
  await buildWhatIsMissing(log)
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const { render } = (await import(pathToFileURL(server).href)) as Pick<PageSource, 'render'>

  const assets = Router()
  assets.use(['/assets', '/pictures'], onlyRead)
  assets.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }))
  assets.use('/pictures', express.static(join(client, 'pictures'), { maxAge: '1d', fallthrough: false }))
  assets.get('/favicon.svg', (_request, response) => response.sendFile(join(client, 'favicon.svg'), { maxAge: '1d' }))
  return { assets, template: async () => template, render, scripts: (chunk = entry) => scriptsOf(manifest, chunk) }
}

const onlyRead: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.setHeader('Allow', 'GET, HEAD')
  return sendRefusal(response, refuse('MethodNotAllowed'))
}

/** Vite's own: what each source was built into. */
type Manifest = Record<string, { file: string; imports?: string[] }>

const entry = 'index.html'

const scriptsOf = (manifest: Manifest, chunk: string) => {
  const files = filesFrom(manifest, chunk, filesFrom(manifest, entry))
  return [...files].filter((file) => file !== manifest[entry]?.file)
}

const filesFrom = (manifest: Manifest, source: string, found = new Set<string>()): Set<string> => {
  const { file, imports = [] } = manifest[source] ?? { file: '' }
  if (!file || found.has(file)) return found
  found.add(file)
  for (const next of imports) filesFrom(manifest, next, found)
  return found
}
