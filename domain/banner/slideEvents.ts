import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** Paths on this server: a 4 to 3 picture for phones, a 16 to 9 one for desks. */
interface SlidePicture {
  thumbnail: string
  medium: string
}

/** What a slide says, and where it leads. */
export interface SlideWords {
  title: string
  text: string
  /** A path of this shop. */
  link: string
}

/** What a slide shows. */
export interface SlidePictures {
  /** At most one; the banner shows the words alone without it. */
  images: readonly SlidePicture[]
  /** The alternative text; empty without a picture. */
  alt: string
}

/** When a slide runs: days in South Africa, both included. */
export interface SlidePeriod {
  from: string
  until: string
}

export interface SlideDetails extends SlideWords, SlidePictures, SlidePeriod {
  /** Its place in the banner: the lowest comes first. */
  order: number
}

export type SlideFact =
  | Fact<'SlideAdded', SlideDetails & { dateAdded: string }>
  | Fact<'SlideReworded', Partial<SlideWords>>
  | Fact<'SlidePictured', SlidePictures>
  | Fact<'SlideScheduled', SlidePeriod>
  | Fact<'SlideMoved', Pick<SlideDetails, 'order'>>
  | Fact<'SlideWithdrawn', Record<never, never>>
  | Fact<'SlideReinstated', Record<never, never>>

export const slideFacts = {
  SlideAdded: { version: 1 },
  SlideReworded: { version: 1 },
  SlidePictured: { version: 1 },
  SlideScheduled: { version: 1 },
  SlideMoved: { version: 1 },
  SlideWithdrawn: { version: 1 },
  SlideReinstated: { version: 1 },
} satisfies EventSchemas<SlideFact>

export type RecordedSlideFact = RecordedFact<SlideFact>
