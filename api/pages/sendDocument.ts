import type { Request, Response } from 'express'
import { type CachedBody, sendCachedBody } from '#api/http/cache/cachedBody.ts'

/** A page as it is sent to everybody who asks for its address. */
export interface PageDocument {
  status: number
  body: CachedBody
  /** Its Content Security Policy. */
  policy: string
}

/** Sends a document; to a browser that has the same one already, an empty 304. */
export const sendDocument = (request: Request, response: Response, { status, body, policy }: PageDocument) => {
  response.status(status).type('html').setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', status === 200 ? 'private, no-cache' : 'no-store')
  return sendCachedBody(request, response, body)
}
