import { expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import { keepPicture, pictureMachine } from './pictureMachine.ts'

const encoded = { webp: 'UklGRg==', avif: 'AAAAHA==' }
const kettle = { thumbnail: encoded, medium: encoded, width: 1600, height: 1200 }

it('a picture is kept once', () => {
  const unknown = unwritten(pictureMachine, 'picture-kettle')
  expect(keepPicture(unknown, kettle)).toEqual([fact('PictureKept', kettle)])
  const kept = replay(pictureMachine, 'picture-kettle', [happened(fact('PictureKept', kettle))])
  expect(keepPicture(kept, kettle)).toEqual([])
})
