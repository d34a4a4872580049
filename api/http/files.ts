import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { FileAnswer } from './answers.ts'

/** Sends a file that browsers save rather than show, under its name. */
export const sendFile = async (response: Response, { name, type, content }: FileAnswer) => {
  response.attachment(name).type(`${type}; charset=utf-8`)
  if (typeof content === 'string') return response.send(content)
  // A reader who goes away half-way is nobody's fault.
  await pipeline(Readable.from(content), response).catch((error) => {
    if (!isGone(error)) throw error
  })
  return response
}

const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
