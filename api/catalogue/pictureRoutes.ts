import { Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { unpooled } from '#api/http/cache/unpooled.ts'
import { sendRefusal } from '#api/http/errors.ts'
import { pictureStream, type StoredPicture } from '#domain/catalogue/pictureMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { jpegPicture } from './jpegPicture.ts'

/** Bytes of picture files in the cache. */
const maxCacheBytes = 16 * 1024 * 1024

/** Serves stored pictures as `{id}-{width}.{webp|avif|jpg}`: 320 and 800 pixels of products and providers, 640 and 1120 of slides. The file at a path never changes. */
export const pictureRoutes = (store: EventStore) => {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxCacheBytes, sizeCalculation: ({ length }) => length })

  const loadPicture = async (pictureId: string, isSlide: boolean) => {
    const [stored] = await store.readStream(pictureStream(pictureId))
    if (!stored) return
    const { thumbnail, medium } = stored.data as StoredPicture
    const [small, large] = isSlide ? ([640, 1120] as const) : ([320, 800] as const)
    for (const [width, { webp, avif }] of [[small, thumbnail] as const, [large, medium] as const]) {
      cache.set(`${pictureId}-${width}.webp`, unpooled(Buffer.from(webp, 'base64')))
      cache.set(`${pictureId}-${width}.avif`, unpooled(Buffer.from(avif, 'base64')))
    }
  }

  const router = Router()
  router.get('/:name', async (request, response) => {
    const { name } = request.params
    const [, pictureId, width = '', format] = /^([0-9a-f]{32})-(320|800|640|1120)\.(webp|avif|jpg)$/.exec(name) ?? []
    if (!pictureId || !format) return sendRefusal(response, refuse('PictureNotFound'))
    const stored = name.replace('.jpg', '.webp')
    if (!cache.get(name) && !cache.get(stored)) await loadPicture(pictureId, ['640', '1120'].includes(width))
    const webp = format === 'jpg' && !cache.get(name) ? cache.get(stored) : undefined
    const file = webp ? await jpegPicture(webp) : cache.get(name)
    if (!file) return sendRefusal(response, refuse('PictureNotFound'))
    if (isRefusal(file)) return sendRefusal(response, file)
    if (webp) cache.set(name, unpooled(file))

    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('ETag', `"${name}"`)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    return response.type(format).send(file)
  })
  router.all('/:name', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD')
    return sendRefusal(response, refuse('MethodNotAllowed'))
  })
  return router
}
