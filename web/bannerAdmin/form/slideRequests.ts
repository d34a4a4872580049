import {
  isSameSlideField,
  type SlideDraft,
  type SlideField,
  slideFieldLabels,
} from '#ui-kit/shop/bannerAdmin/slideDraft.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import type { AnswerOf, RequestOf } from '#web/state/http/calls.ts'

export type EditableSlide = AnswerOf<'GET api/marketing-images/forEdit/:id'>['result']
type NewSlide = RequestOf<'POST api/marketing-images/add'>['querydata']
type SlideEdit = RequestOf<'POST api/marketing-images/updateById/:id'>['querydata']

/** The draft that the form opens with. */
export const toSlideDraft = (slide: Omit<EditableSlide, 'state'>): SlideDraft => {
  const { title, text, link, images, alt, from, until, order, isActive } = slide
  return { title, text, link, picture: images.map(draftPicture)[0], alt, from, until, order: String(order), isActive }
}

/** A stored picture as the form shows it. */
export const draftPicture = ({ thumbnail, medium }: { thumbnail: string; medium: string }) => ({
  ...{ thumbnail, medium },
  phone: imageSources(thumbnail),
  desk: imageSources(medium),
})

/** The request for a new slide. */
export const addSlideRequest = ({ picture, ...fields }: SlideDraft): NewSlide => ({
  ...fields,
  images: picture ? [{ thumbnail: picture.thumbnail, medium: picture.medium }] : [],
})

/** The request for an update: the changed fields, and the version that was opened. */
export const updateSlideRequest = (draft: SlideDraft, opened: EditableSlide): SlideEdit => {
  const before = toSlideDraft(opened)
  const changed = new Set(slideFields.filter((field) => !isSameSlideField(field, draft, before)))
  const entries = Object.entries(addSlideRequest(draft))
  return {
    ...Object.fromEntries(entries.filter(([name]) => changed.has(slideFieldOf(name) ?? 'title'))),
    version: opened.version,
  }
}

/** The field of the form for a field of the API, if there is one. */
export const slideFieldOf = (name: string): SlideField | undefined =>
  name === 'images' ? 'picture' : slideFields.find((field) => field === name)

export const slideFields = Object.keys(slideFieldLabels) as SlideField[]
