import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { type Picture, pictureMachine, pictureStream, storePicture } from '#domain/catalogue/pictureMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import type { PictureShape } from './makePicture.ts'

/** Decoding takes the memory of up to 40 million pixels each: two at a time, and a short queue. */
const concurrency = 2
const maxPending = 8

/** Converts an uploaded file to a shape and stores it in the event store. The id is a hash of the bytes: the same file is converted and stored once. */
export const openPictureStorage = (ledger: Ledger, shape: PictureShape = 'square') => {
  const limit = pLimit(concurrency)
  const resultOf = openResultOf(widths[shape])
  const inProgress = new Map<string, Promise<StoredPictureResult | Refusal<RefusalName>>>()

  const makeAndStore = async (pictureId: string, original: Uint8Array, context: CommandContext) => {
    // Imported on first use: the image library takes 9 MB of memory, and uploads are rare.
    const { makePicture } = await import('./makePicture.ts')
    const made = await makePicture(original, shape)
    if (isRefusal(made)) return made
    const stored = await ledger.handle(pictureMachine, pictureStream(pictureId), context, (picture) =>
      storePicture(picture, made),
    )
    return resultOf(pictureId, stored.record, stored.position)
  }

  const storeOnce = async (pictureId: string, original: Uint8Array, context: CommandContext) => {
    const existing = await ledger.load(pictureMachine, pictureStream(pictureId))
    if (existing.is('kept')) return resultOf(pictureId, existing, 0)
    if (limit.pendingCount >= maxPending) return refuse<RefusalName>('TooBusy')
    return limit(() => makeAndStore(pictureId, original, context))
  }

  return (original: Uint8Array, context: CommandContext) => {
    const pictureId = createHash('sha256').update(idPrefixes[shape]).update(original).digest('hex').slice(0, 32)
    return inProgress.getOrInsertComputed(pictureId, () =>
      storeOnce(pictureId, original, context).finally(() => inProgress.delete(pictureId)),
    )
  }
}

interface StoredPictureResult {
  result: { id: string; thumbnail: string; medium: string; width: number; height: number }
  position: number
}

/** The widths of the two sizes, which name their files. */
const widths = { square: [320, 800], slide: [640, 1120] } as const

/** The same file has another id in another shape. */
const idPrefixes = { square: '', slide: 'slide ' }

const openResultOf =
  ([thumbnail, medium]: readonly [number, number]) =>
  (id: string, { context }: Picture, position: number): StoredPictureResult => {
    const { width, height } = context.size ?? { width: 0, height: 0 }
    const path = (side: number) => `/pictures/kept/${id}-${side}.webp`
    return { result: { id, thumbnail: path(thumbnail), medium: path(medium), width, height }, position }
  }
