import type { SlideDetails } from '#domain/banner/slideEvents.ts'
import type { Slide } from '#domain/banner/slideMachine.ts'
import { slideStateOn } from '#domain/banner/slideState.ts'
import type { ListedSlide } from './slideList.ts'

/** A slide as the banner shows it. */
export const bannerSlide = (id: string, { title, text, link, images, alt, from, until }: SlideDetails) => ({
  ...{ id, title, text, link, images: [...images], alt, from, until },
})

/** A slide's record as admins see it; `undefined` before the slide was added. */
export const slideRecord = (id: string, { context: { details, edits }, is }: Slide) =>
  details && {
    ...bannerSlide(id, details),
    order: details.order,
    isActive: is('shown'),
    version: edits,
  }

/** Fields of the record that are derived from others: a history does not list their changes. */
export const derivedSlideFields = ['id', 'version'] as const

/** A slide of the admins' list. `today`: the day in South Africa. */
export const adminSlide = ({ id, details, isActive, edits }: ListedSlide, today: string) => ({
  ...bannerSlide(id, details),
  ...{ order: details.order, isActive, version: edits },
  state: slideStateOn(today, details, isActive),
})
