import type { Response } from 'express'
import type { Encoding } from './encodings.ts'

/** Sends bytes that are encoded so. Status and other headers are set before. */
export const sendEncoded = (response: Response, encoding: Encoding, bytes: Buffer) => {
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  return response.end(bytes)
}
