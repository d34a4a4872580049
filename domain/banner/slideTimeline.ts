import { formatDay } from '#domain/booking/formatMoment.ts'
import { listOfLabels } from '#domain/kernel/listOfLabels.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { SlideFact } from './slideEvents.ts'

const sentences = {
  SlideAdded: ({ title, from, until }) => `added the slide "${title}" for ${formatDay(from)} to ${formatDay(until)}`,
  SlideReworded: (changed) => `changed ${listOfLabels(Object.keys(changed).map((field) => `the ${field}`))}`,
  SlidePictured: ({ images }) => `chose ${images.length === 0 ? 'no picture' : 'a picture'}`,
  SlideScheduled: ({ from, until }) => `scheduled the slide for ${formatDay(from)} to ${formatDay(until)}`,
  SlideMoved: ({ order }) => `moved the slide to place ${order}`,
  SlideWithdrawn: () => 'removed the slide from the banner',
  SlideReinstated: () => 'put the slide back in the banner',
} satisfies Sentences<SlideFact>

export const slideSentence = sentenceFormatter<SlideFact>(sentences)
