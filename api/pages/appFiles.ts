import { join } from 'node:path'
import express, { Router } from 'express'
import { compressWhileSent } from '#api/http/encoding/compressWhileSent.ts'

const appFiles = ['manifest.webmanifest', 'favicon.svg', 'favicon.ico']

// Some systems ask for these without reading the page.
const touchIcons = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']

/** The worker may only load from the shop itself. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Takes the worker out of every browser that asks for a newer one, with everything that it has stored. */
const removingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/** The files of the installable app: manifest, icons and service worker. `worker`: off replaces the worker by one that removes itself. */
export const appRoutes = (folder: string, worker: boolean): Router => {
  const router = Router()
  router.use('/icons', express.static(join(folder, 'icons'), { maxAge: '1d', fallthrough: false }))
  for (const file of appFiles) {
    router.get(`/${file}`, compressWhileSent, (_request, response) =>
      response.sendFile(join(folder, file), { maxAge: '1d' }),
    )
  }
  router.get(touchIcons, (_request, response) =>
    response.sendFile(join(folder, 'icons/apple-touch-icon.png'), { maxAge: '1d' }),
  )
  router.get('/serviceWorker.js', compressWhileSent, (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Content-Security-Policy', workerPolicy)
    response.setHeader('Service-Worker-Allowed', '/')
    if (!worker) return response.type('js').send(removingWorker)
    return response.sendFile(join(folder, 'serviceWorker.js'), { cacheControl: false })
  })
  return router
}
