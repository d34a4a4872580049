import type { Request, Response } from 'express'
import { codecs, minCompressed } from './encoding/codecs.ts'
import { acceptedEncodings } from './encoding/encodings.ts'
import { etagOf, isKnownToClient } from './encoding/revalidate.ts'
import { sendEncoded } from './encoding/sendEncoded.ts'

/**
 * Sends JSON that is made for one request, compressed if that saves bytes; to a client that has it already, an empty 304.
 * Status and other headers are set before.
 */
export const sendJson = async (request: Request, response: Response, json: string): Promise<Response> => {
  const body = Buffer.from(json)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  // Nobody asks again for the response to a write.
  if (isRead(request) && isKnownToClient(request, response, etagOf(body))) return response
  const [encoding = 'identity'] = body.length < minCompressed ? [] : acceptedEncodings(request)
  return sendEncoded(response, encoding, encoding === 'identity' ? body : await codecs[encoding].compressOnce(body))
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
