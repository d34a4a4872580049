import { setup } from 'xstate'
import { type Fact, fact, type Happened } from '#domain/kernel/decision.ts'
import type { KeepingOf } from '#domain/kernel/personal.ts'
import type { Replayed } from '#domain/kernel/replay.ts'

/** The same picture in both formats, as base64. */
interface Encoded {
  webp: string
  avif: string
}

/** A picture that an admin gave the shop. `width` and `height` are those of the original, in pixels. */
export interface KeptPicture {
  thumbnail: Encoded
  medium: Encoded
  width: number
  height: number
}

export type PictureFact = Fact<'PictureKept', KeptPicture>

export const pictureFacts = { PictureKept: { version: 1 } } satisfies KeepingOf<PictureFact>

interface PictureContext {
  /** Pixels of the original. The files stay in the fact: a record in memory must not weigh what they do. */
  size: { width: number; height: number } | undefined
}

const pictureSetup = setup({ types: { context: {} as PictureContext, events: {} as Happened<PictureFact> } })

/** A picture is kept once, and never changes. */
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

/** Keeps a picture; keeping it again changes nothing. */
export const keepPicture = (picture: Picture, kept: KeptPicture) =>
  picture.can('PictureKept') ? [fact('PictureKept', kept)] : []
