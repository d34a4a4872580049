import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { keepPicture, type Picture, pictureMachine, pictureStream } from '#domain/catalogue/pictureMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import { makePicture } from './makingPictures.ts'

/** Each unpacks up to 40 million pixels: two at a time, and a short queue. */
const atOnce = 2
const mostWaiting = 8

/** Makes a picture out of a file and keeps it in the event store. The same bytes are the same picture, made once. */
export const keepingPictures = (ledger: Ledger) => {
  const inTurn = pLimit(atOnce)
  const running = new Map<string, Promise<KeptAs | Refusal<RefusalName>>>()

  const make = async (pictureId: string, original: Uint8Array, deed: Deed) => {
    const made = await makePicture(original)
    if (isRefusal(made)) return made
    const kept = await ledger.handle(pictureMachine, pictureStream(pictureId), deed, (picture) =>
      keepPicture(picture, made),
    )
    return keptAs(pictureId, kept.record, kept.position)
  }

  const keep = async (pictureId: string, original: Uint8Array, deed: Deed) => {
    const known = await ledger.load(pictureMachine, pictureStream(pictureId))
    if (known.is('kept')) return keptAs(pictureId, known, 0)
    if (inTurn.pendingCount >= mostWaiting) return refuse<RefusalName>('TooBusy')
    return inTurn(() => make(pictureId, original, deed))
  }

  return (original: Uint8Array, deed: Deed) => {
    const pictureId = createHash('sha256').update(original).digest('hex').slice(0, 32)
    return running.getOrInsertComputed(pictureId, () =>
      keep(pictureId, original, deed).finally(() => running.delete(pictureId)),
    )
  }
}

interface KeptAs {
  result: { id: string; thumbnail: string; medium: string; width: number; height: number }
  position: number
}

const keptAs = (id: string, { context }: Picture, position: number): KeptAs => {
  const { width, height } = context.size ?? { width: 0, height: 0 }
  const path = (side: number) => `/pictures/kept/${id}-${side}.webp`
  return { result: { id, thumbnail: path(320), medium: path(800), width, height }, position }
}
