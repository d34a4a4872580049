import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import express, { type RequestHandler, type Response, Router } from 'express'
import { jpegPicture } from '#api/catalogue/jpegPicture.ts'
import { lruCache } from '#api/eventStore/lruCache.ts'
import { compressWhileSent } from '#api/http/encoding/compressWhileSent.ts'
import { sendRefusal } from '#api/http/errors.ts'
import { isRefusal } from '#domain/kernel/decision.ts'

/** How the build has compressed files: see `web/build/compressedAssets.ts`. */
const compressedEnding = '.br'

/**
 * Headers that only documents and JSON need, and `Connection`, with which Node adds `Keep-Alive`: HTTP/1.1 keeps connections open anyway. On a page
 * with a hundred files they would weigh 60 KB.
 */
const omittedHeaders = [
  'Connection',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
]

/** Scripts and fonts, whose names change with their content, and pictures. `folder`: the built client. */
export const assetRoutes = (folder: string): Router => {
  const assets = join(folder, 'assets')
  const router = Router()
  router.use(['/assets', '/pictures'], omitHeaders)
  router.use('/assets', preferCompressed(assets), express.static(assets, forever))
  router.get(/^\/pictures\/(.+)\.jpg$/, sendJpeg(join(folder, 'pictures')))
  router.use('/pictures', express.static(join(folder, 'pictures'), pictureOptions))
  return router
}

/** JPEG pictures in memory, of about 30 KB each. */
const maxJpegs = 200

/** Sends a WebP picture as JPEG, for previews in messengers. */
const sendJpeg = (folder: string): RequestHandler => {
  const toJpeg = openJpegCache()
  return async (request, response, next) => {
    const file = join(folder, `${request.params['0']}.webp`)
    // Nothing outside of the folder.
    const webp = file.startsWith(folder + sep) ? await readFile(file).catch(() => undefined) : undefined
    if (!webp) return next()
    const jpeg = await toJpeg(file, webp)
    if (isRefusal(jpeg)) return sendRefusal(response, jpeg)
    response.setHeader('Cache-Control', 'public, max-age=86400')
    return response.type('jpg').send(jpeg)
  }
}

/** Converts a file once, however many ask for it, also at the same time. */
const openJpegCache = () => {
  const converted = lruCache<string, ReturnType<typeof jpegPicture>>(maxJpegs)

  return async (file: string, webp: Buffer) => {
    const converting = converted.get(file) ?? jpegPicture(webp)
    converted.set(file, converting)
    const jpeg = await converting.catch((error) => {
      converted.delete(file)
      throw error
    })
    if (isRefusal(jpeg)) converted.delete(file)
    return jpeg
  }
}

const omitHeaders: RequestHandler = (_request, response, next) => {
  for (const name of omittedHeaders) response.removeHeader(name)
  next()
}

/** Sends a file as the build has compressed it, where there is such a one and the browser reads it. For other browsers it is compressed now. */
const preferCompressed = (folder: string): RequestHandler => {
  const built = new Set(readdirSync(folder).filter((name) => name.endsWith(compressedEnding)))
  return (request, response, next) => {
    const name = `${request.path.slice(1)}${compressedEnding}`
    if (!built.has(name)) return next()
    if (!request.acceptsEncodings('br')) return compressWhileSent(request, response, next)
    request.url = `/${name}`
    return next()
  }
}

/** A file that is there needs no policy: a script has that of its page, and nothing runs in an AVIF or WebP picture. */
const withoutPolicy = (response: Response) => response.removeHeader('Content-Security-Policy')

const setEncoding = (response: Response, path: string) => {
  withoutPolicy(response)
  response.vary('Accept-Encoding')
  if (!path.endsWith(compressedEnding)) return
  response.type(extname(path.slice(0, -compressedEnding.length)))
  response.setHeader('Content-Encoding', 'br')
}

// The ETag tells as much as the time of the last change. A picture that broke off is loaded from its start: most have less than 25 KB.
const pictureOptions = {
  ...{ maxAge: '1d', fallthrough: false, lastModified: false, acceptRanges: false, setHeaders: withoutPolicy },
} as const

// Nobody asks for them a second time: no validators.
const forever = {
  ...{ immutable: true, maxAge: '1y', fallthrough: false, index: false },
  ...{ etag: false, lastModified: false, acceptRanges: false, setHeaders: setEncoding },
} as const
