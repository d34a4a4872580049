import type { Request } from 'express'
import { refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

interface BodyLimits {
  /** Bytes, counted as they arrive: a chunked body has no Content-Length. */
  maxBytes: number
  /** Milliseconds. */
  timeout: number
}

/**
 * Reads the whole body of a request, or returns the limit that it exceeded; bytes beyond the limit are neither read nor stored.
 * Rejects if the client disconnects.
 */
export const readBytes = (request: Request, { maxBytes, timeout }: BodyLimits) =>
  // Leaving a `for await` loop would destroy the request, and with it the response.
  new Promise<Buffer<ArrayBuffer> | 'tooLarge' | 'tooSlow'>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      request.off('data', onData)
      outcome()
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > maxBytes) settle(() => resolve('tooLarge'))
    }
    const abort = () => settle(() => reject(refuse<RefusalName>('BodyIsMalformed')))
    const timer = setTimeout(() => settle(() => resolve('tooSlow')), timeout).unref()
    request.on('data', onData)
    request.once('end', () => settle(() => resolve(Buffer.concat(chunks))))
    request.once('close', abort)
    request.once('error', abort)
    // Both events were emitted earlier if the client disconnected before this call.
    if (request.destroyed) abort()
  })
