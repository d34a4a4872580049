import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { Router } from 'express'
import type { Log } from '#api/log.ts'
import { buildWhatIsMissing } from './build.ts'
import type { PageSource } from './pages.ts'

const client = join(import.meta.dirname, '../../dist/client')
const server = join(import.meta.dirname, '../../dist/server/entryServer.js')

/** The optimised pages under `dist/`, built first where they are missing or older than their sources. */
export const builtPages = async (log: Log): Promise<PageSource> => {
  await buildWhatIsMissing(log)
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const { render } = (await import(pathToFileURL(server).href)) as Pick<PageSource, 'render'>

  const assets = Router()
  assets.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }))
  assets.use('/pictures', express.static(join(client, 'pictures'), { maxAge: '1d', fallthrough: false }))
  assets.get('/favicon.svg', (_request, response) => response.sendFile(join(client, 'favicon.svg'), { maxAge: '1d' }))
  return { assets, template: async () => template, render }
}
