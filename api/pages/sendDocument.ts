import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

interface PageDocument {
  status: number
  html: string
  nonce: string
}

/**
 * Sends a document; to a browser that has the same one already, an empty 304. Two documents are the same if they differ by their nonce only:
 * the browser then shows its own with the policy that came with it (docs/decisions/056-fewer-bytes.md).
 */
export const sendDocument = (request: Request, response: Response, { status, html, nonce }: PageDocument) => {
  response.status(status).type('html').setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
  if (status !== 200) return response.setHeader('Cache-Control', 'no-store').send(html)

  response.setHeader('Cache-Control', 'private, no-cache').setHeader('ETag', tagOf(html, nonce))
  if (!request.fresh) return response.send(html)
  // It would replace the policy of the document that the browser has.
  response.removeHeader('Content-Security-Policy')
  return response.status(304).end()
}

const tagOf = (html: string, nonce: string) =>
  `W/"${createHash('sha256').update(html.replaceAll(nonce, '')).digest('base64url').slice(0, 22)}"`
