import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { PictureFact } from './pictureMachine.ts'
import type { SlugFact } from './slugMachine.ts'

export const pictureSentence = sentenceFormatter<PictureFact>({
  PictureKept: ({ width, height }) => `uploaded a picture of ${width} by ${height} pixels`,
} satisfies Sentences<PictureFact>)

export const slugSentence = sentenceFormatter<SlugFact>({
  SlugClaimed: () => 'took the address for a product',
} satisfies Sentences<SlugFact>)
