import pLimit from 'p-limit'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

const limit = pLimit(1)
const maxPending = 8

/** A WebP picture of the shop as JPEG: the previews of some messengers show no WebP. One at a time, and a short queue. */
export const jpegPicture = async (webp: Buffer): Promise<Buffer | Refusal<RefusalName>> => {
  if (limit.pendingCount >= maxPending) return refuse('TooBusy')
  return limit(async () => {
    // Imported on first use: the image library takes 9 MB of memory, and few pictures are shared.
    const { toJpeg } = await import('./makePicture.ts')
    return toJpeg(webp)
  })
}
