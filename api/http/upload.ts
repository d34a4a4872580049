import type { Request } from 'express'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Upload } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'

/** The file that a request carries. It is read only here: what is too large or of another type is refused before, or half-way. */
export const readUpload = async (
  request: Request,
  { types, bytes }: Upload,
): Promise<Buffer<ArrayBuffer> | Refused> => {
  if (!isOfType(request, types)) return refuse('FileTypeIsWrong', { details: { types: types.join(', ') } })
  if (Number(request.headers['content-length'] ?? 0) > bytes) return tooLarge(bytes)
  const content = await bodyOf(request, bytes)
  if (content === undefined) return tooLarge(bytes)
  return content.length === 0 ? refuse('FileIsEmpty') : content
}

/**
 * Hangs up on a caller who was refused while the file is still on its way, but not at once: whoever is cut off never reads the answer.
 * What is left of it is read up to half a megabyte and no further. Call it before answering.
 */
export const turnAway = (request: Request) => {
  if (request.complete) return
  let left = mostToRead
  const cutOff = setTimeout(() => request.destroy(), grace).unref()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.pause()
  })
  request.once('close', () => clearTimeout(cutOff))
}

type Refused = Refusal<RefusalName>

const mostToRead = 512 * 1024
/** Milliseconds. */
const grace = 2000

const tooLarge = (bytes: number) =>
  refuse<RefusalName>('FileIsTooLarge', { details: { megabytes: Math.floor(bytes / 1024 / 1024) } })

// A packed body could unfold to any size.
const isOfType = (request: Request, types: readonly string[]) => {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return encoding === 'identity' && types.includes(type)
}

// Leaving a loop over the request would destroy it, and the answer with it.
const bodyOf = (request: Request, most: number) =>
  new Promise<Buffer<ArrayBuffer> | undefined>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > most) over(() => resolve(undefined))
    }
    const over = (settle: () => void) => {
      request.off('data', take)
      settle()
    }
    request.on('data', take)
    request.once('end', () => over(() => resolve(Buffer.concat(chunks))))
    request.once('close', () => over(() => reject(refuse('BodyIsMalformed'))))
    request.once('error', () => over(() => reject(refuse('BodyIsMalformed'))))
  })
