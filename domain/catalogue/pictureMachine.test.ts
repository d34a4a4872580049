import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { pictureMachine, storePicture } from './pictureMachine.ts'

const encoded = { webp: 'UklGRg==', avif: 'AAAAHA==' }
const kettle = { thumbnail: encoded, medium: encoded, width: 1600, height: 1200 }

it('a picture is stored once', () => {
  const unknown = emptyRecord(pictureMachine, 'picture-kettle')
  expect(storePicture(unknown, kettle)).toEqual([fact('PictureKept', kettle)])
  const kept = replay(pictureMachine, 'picture-kettle', [recordedFact(fact('PictureKept', kettle))])
  expect(storePicture(kept, kettle)).toEqual([])
})
