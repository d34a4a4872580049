import type { SlidePicture } from '#ui-kit/shop/banner/bannerSlide.ts'
import { shortDayName } from '#ui-kit/shop/booking/slotTimes.ts'

/** The uploaded picture of a slide: URL paths on this server, and its sources. */
type DraftSlidePicture = { thumbnail: string; medium: string } & Omit<SlidePicture, 'alt'>

/** The values of the slide form, as typed. */
export type SlideDraft = {
  title: string
  text: string
  link: string
  picture: DraftSlidePicture | undefined
  /** The alternative text. */
  alt: string
  /** ISO dates, both included. */
  from: string
  until: string
  order: string
  isActive: boolean
}

export type SlideField = keyof SlideDraft

export const emptySlide: SlideDraft = {
  title: '',
  text: '',
  link: '',
  picture: undefined,
  alt: '',
  from: '',
  until: '',
  order: '1',
  isActive: true,
}

/** The label of each field in the order of the form, also used in lists of errors. */
export const slideFieldLabels: Record<SlideField, string> = {
  title: 'Title',
  text: 'Text',
  link: 'Link',
  picture: 'Picture',
  alt: 'What the picture shows',
  from: 'First day',
  until: 'Last day',
  order: 'Place in the banner',
  isActive: 'In the banner',
}

/** The draft without surrounding spaces in its values. */
export const trimSlide = (draft: SlideDraft): SlideDraft => ({
  ...draft,
  ...{ title: oneLine(draft.title), text: oneLine(draft.text), link: draft.link.trim() },
  ...{ alt: oneLine(draft.alt), order: draft.order.trim() },
})

/** Whether a field of two drafts is equal after trimming. */
export const isSameSlideField = (field: SlideField, one: SlideDraft, other: SlideDraft) =>
  comparable(field, one) === comparable(field, other)

/** Whether two drafts are equal after trimming. */
export const isSameSlide = (one: SlideDraft, other: SlideDraft) =>
  (Object.keys(slideFieldLabels) as SlideField[]).every((field) => isSameSlideField(field, one, other))

/** Formats the value of a draft field in one line; empty without a value. */
export const formatSlideField = (field: SlideField, draft: SlideDraft): string => {
  if (field === 'picture') return draft.picture ? slidePictureName(draft.picture.medium) : ''
  if (field === 'isActive') return draft.isActive ? 'Yes' : 'No'
  if (field === 'from' || field === 'until') return slideDayName(draft[field])
  return draft[field]
}

/** `Fri 13 Nov 2026`, of a day `2026-11-13`; empty without a day. */
export const slideDayName = (day: string) => day && `${shortDayName(day)} ${day.slice(0, 4)}`

/** `/pictures/kept/7ec03b813ae903d5a69d5dea4e41ae65-1120.webp` is the picture 7ec03b81: enough to see that it is another one. */
export const slidePictureName = (path: string) => {
  const name = path.replace(/^.*\//, '').replace(/(-(desk|phone))?-\d+\.\w+$/, '')
  return `Picture ${/^[\da-f]{32}$/.test(name) ? name.slice(0, 8) : name}`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const comparable = (field: SlideField, draft: SlideDraft) => {
  const value = trimSlide(draft)[field]
  return typeof value === 'object' ? value.medium : value
}
