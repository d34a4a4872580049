import type { Request } from 'express'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Upload } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { readBytes } from './readBytes.ts'

/** Reads an uploaded file within so many milliseconds. A file that is too large or of another type is refused before or during the read. */
export const readUpload = async (
  request: Request,
  { types, bytes, timeout }: Upload & { timeout: number },
): Promise<Buffer<ArrayBuffer> | Refused> => {
  if (!isOfType(request, types)) return refuse('FileTypeIsWrong', { details: { types: types.join(', ') } })
  if (Number(request.headers['content-length'] ?? 0) > bytes) return tooLarge(bytes)
  const content = await readBytes(request, { maxBytes: bytes, timeout })
  if (content === 'tooLarge') return tooLarge(bytes)
  if (content === 'tooSlow') return refuse('BodyIsTooSlow')
  return content.length === 0 ? refuse('FileIsEmpty') : content
}

/**
 * Closes the connection of a refused upload that is still being sent, but not at once: a client that is cut off never reads the response.
 * It reads at most half a megabyte of the rest. Call it before responding.
 */
export const drainAndClose = (request: Request) => {
  if (request.complete || draining.has(request)) return
  draining.add(request)
  let left = maxDrainedBytes
  const timer = setTimeout(() => request.destroy(), drainTimeout).unref()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.pause()
  })
  request.once('close', () => clearTimeout(timer))
}

const draining = new WeakSet<Request>()

type Refused = Refusal<RefusalName>

const maxDrainedBytes = 512 * 1024
/** Milliseconds. */
const drainTimeout = 2000

const tooLarge = (bytes: number) =>
  refuse<RefusalName>('FileIsTooLarge', { details: { megabytes: Math.floor(bytes / 1024 / 1024) } })

// A compressed body could decompress to any size.
const isOfType = (request: Request, types: readonly string[]) => {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return encoding === 'identity' && types.includes(type)
}
