import { setup } from 'xstate'
import { type Fact, fact, type RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'
import type { Replayed } from '#domain/kernel/replay.ts'

/** The same picture in both formats, as base64. */
interface Encoded {
  webp: string
  avif: string
}

/** A picture that an admin uploaded. `width` and `height` are those of the original, in pixels. */
export interface StoredPicture {
  thumbnail: Encoded
  medium: Encoded
  width: number
  height: number
}

export type PictureFact = Fact<'PictureKept', StoredPicture>

export const pictureFacts = { PictureKept: { version: 1 } } satisfies EventSchemas<PictureFact>

interface PictureContext {
  /** Pixels of the original. The files are only in the fact, to keep the record in memory small. */
  size: { width: number; height: number } | undefined
}

const pictureSetup = setup({ types: { context: {} as PictureContext, events: {} as RecordedFact<PictureFact> } })

/** A picture is stored once and never changes. */
export const pictureMachine = pictureSetup.createMachine({
  id: 'picture',
  context: { size: undefined },
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        PictureKept: {
          target: 'kept',
          actions: pictureSetup.assign(({ event: { data } }) => ({ size: { width: data.width, height: data.height } })),
        },
      },
    },
    kept: {},
  },
})

export type Picture = Replayed<typeof pictureMachine>

/** `pictureId`: the first 32 hexadecimal digits of the original's SHA-256. */
export const pictureStream = (pictureId: string) => `picture-${pictureId}`

/** Stores a picture. Idempotent. */
export const storePicture = (picture: Picture, kept: StoredPicture) =>
  picture.can('PictureKept') ? [fact('PictureKept', kept)] : []
