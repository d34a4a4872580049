import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import { compressWhileSent } from './encoding/compressWhileSent.ts'
import type { FileResponse } from './handlers.ts'

/** Sends a file as a download with its name. */
export const sendFile = async (response: Response, { name, type, content }: FileResponse) => {
  // Nothing comes after it: from here on it wraps what is written.
  compressWhileSent(response.req, response, () => undefined)
  response.attachment(name).type(`${type}; charset=utf-8`)
  if (typeof content === 'string') return response.send(content)
  // A client that disconnects during the download is not an error.
  await pipeline(Readable.from(content), response).catch((error) => {
    if (!isPrematureClose(error)) throw error
  })
  return response
}

const isPrematureClose = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
