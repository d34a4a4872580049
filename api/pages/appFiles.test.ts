import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRoutes } from './appFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'ekhaya-app-'))
const servers: Server[] = []

beforeAll(() => {
  writeFileSync(join(folder, 'serviceWorker.js'), 'const worker = 1')
  mkdirSync(join(folder, 'icons'))
  writeFileSync(join(folder, 'icons/apple-touch-icon.png'), 'the icon')
  writeFileSync(join(folder, 'favicon.ico'), 'the small icon')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Ekhaya"}')
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, worker: boolean) => {
  const server = createServer(express().use(appRoutes(folder, worker))).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return fetch(`http://127.0.0.1:${address.port}${path}`)
}

describe('the service worker', () => {
  it('is asked for anew at every visit, and may load from the shop only', async () => {
    const { headers, ...response } = await get('/serviceWorker.js', true).then(async (answer) => ({
      headers: answer.headers,
      text: await answer.text(),
    }))

    expect(response.text).toBe('const worker = 1')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Content-Type')).toContain('javascript')
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
  })

  it('removes itself and what it stored where it is switched off', async () => {
    const text = await (await get('/serviceWorker.js', false)).text()

    expect(text).toContain('registration.unregister()')
    expect(text).toContain('caches.delete')
  })
})

it('the manifest has its own type', async () => {
  const response = await get('/manifest.webmanifest', true)

  expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
})

it.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'the small icon'],
  ['/apple-touch-icon.png', 'image/png', 'the icon'],
  ['/apple-touch-icon-precomposed.png', 'image/png', 'the icon'],
])('a system that guesses the address %s gets the icon', async (path, type, content) => {
  const response = await get(path, true)

  expect(response.headers.get('Content-Type')).toContain(type)
  expect(await response.text()).toBe(content)
})
