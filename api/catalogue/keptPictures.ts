import { Router } from 'express'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { sendRefusal } from '#api/http/errors.ts'
import { type KeptPicture, pictureStream } from '#domain/catalogue/pictureMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'

/** Bytes of pictures that are remembered. */
const mostRemembered = 32 * 1024 * 1024

/** Serves kept pictures, `{id}-{320|800}.{webp|avif}`: what is at such a path never changes. */
export const keptPictures = (store: EventStore) => {
  const files = fileMemory()

  const load = async (pictureId: string) => {
    const [kept] = await store.readStream(pictureStream(pictureId))
    if (!kept) return
    const { thumbnail, medium } = kept.data as KeptPicture
    for (const [size, { webp, avif }] of [[320, thumbnail] as const, [800, medium] as const]) {
      files.remember(`${pictureId}-${size}.webp`, Buffer.from(webp, 'base64'))
      files.remember(`${pictureId}-${size}.avif`, Buffer.from(avif, 'base64'))
    }
  }

  const router = Router()
  router.get('/:name', async (request, response) => {
    const { name } = request.params
    const [, pictureId, format] = /^([0-9a-f]{32})-(?:320|800)\.(webp|avif)$/.exec(name) ?? []
    if (pictureId && !files.find(name)) await load(pictureId)
    const file = files.find(name)
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

// The files that were asked for lately.
const fileMemory = () => {
  const files = new Map<string, Buffer>()
  let bytes = 0

  const drop = (name: string) => {
    bytes -= files.get(name)?.length ?? 0
    files.delete(name)
  }

  const remember = (name: string, file: Buffer) => {
    drop(name)
    files.set(name, file)
    bytes += file.length
    for (const oldest of files.keys()) {
      if (bytes <= mostRemembered) return
      drop(oldest)
    }
  }

  return {
    remember,
    find: (name: string) => {
      const file = files.get(name)
      if (file) remember(name, file)
      return file
    },
  }
}
