import { Router } from 'express'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { sendRefusal } from '#api/http/errors.ts'
import { pictureStream, type StoredPicture } from '#domain/catalogue/pictureMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'

/** Bytes of picture files in the cache. */
const maxCacheBytes = 16 * 1024 * 1024

/** Serves stored pictures as `{id}-{320|800}.{webp|avif}`. The file at a path never changes. */
export const pictureRoutes = (store: EventStore) => {
  const cache = openFileCache()

  const loadPicture = async (pictureId: string) => {
    const [stored] = await store.readStream(pictureStream(pictureId))
    if (!stored) return
    const { thumbnail, medium } = stored.data as StoredPicture
    for (const [size, { webp, avif }] of [[320, thumbnail] as const, [800, medium] as const]) {
      cache.set(`${pictureId}-${size}.webp`, Buffer.from(webp, 'base64'))
      cache.set(`${pictureId}-${size}.avif`, Buffer.from(avif, 'base64'))
    }
  }

  const router = Router()
  router.get('/:name', async (request, response) => {
    const { name } = request.params
    const [, pictureId, format] = /^([0-9a-f]{32})-(?:320|800)\.(webp|avif)$/.exec(name) ?? []
    if (pictureId && !cache.get(name)) await loadPicture(pictureId)
    const file = cache.get(name)
    if (!file || !format) return sendRefusal(response, refuse('PictureNotFound'))

    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('ETag', `"${name}"`)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    return response.type(`image/${format}`).send(file)
  })
  router.all('/:name', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD')
    return sendRefusal(response, refuse('MethodNotAllowed'))
  })
  return router
}

// LRU cache of files, limited by their bytes.
const openFileCache = () => {
  const files = new Map<string, Buffer>()
  let bytes = 0

  const drop = (name: string) => {
    bytes -= files.get(name)?.length ?? 0
    files.delete(name)
  }

  const set = (name: string, file: Buffer) => {
    drop(name)
    files.set(name, file)
    bytes += file.length
    for (const oldest of files.keys()) {
      if (bytes <= maxCacheBytes) return
      drop(oldest)
    }
  }

  return {
    set,
    get: (name: string) => {
      const file = files.get(name)
      if (file) set(name, file)
      return file
    },
  }
}
