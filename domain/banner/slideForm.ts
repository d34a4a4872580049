import { z } from 'zod'
import { booleanField, numericField, picturePath, singleLineText } from '#domain/catalogue/productFields.ts'
import { linkPattern, slideLengths, slideMessages, slidePlaces, slideRules } from './slideRules.ts'

// The validation rules of the slide form. `slideRules` checks the same in browsers.

const [titleLength, textLength, altLength, linkLength] = [
  slideLengths.title,
  slideLengths.text,
  slideLengths.alt,
  slideLengths.link,
]

const link = z
  .string({ error: slideMessages.link })
  .trim()
  .max(linkLength[1], `The link must be at most ${linkLength[1]} characters long`)
  .regex(linkPattern, slideMessages.link)

const day = z.iso.date({ error: slideMessages.day, abort: true })

const order = numericField(/^\d{1,2}$/, slideMessages.order, (place) =>
  place >= slidePlaces[0] && place <= slidePlaces[1] ? undefined : slideMessages.order,
)

const images = z
  .array(z.object({ thumbnail: picturePath, medium: picturePath }), { error: 'The pictures must be a list' })
  .max(1, slideMessages.images)

/** Empty without a picture. */
const alt = z.union([z.literal(''), singleLineText('words for the picture', ...altLength)], {
  error: slideMessages.alt,
})

const slideFields = {
  title: singleLineText('title', ...titleLength),
  text: singleLineText('text', ...textLength),
  link,
  images,
  alt,
  from: day,
  until: day,
  order,
}

/** The slide form. */
export const NewSlide = z
  .object({
    ...slideFields,
    images: images.default([]),
    alt: alt.default(''),
    /** Whether the slide is shown on its days. */
    isActive: booleanField.default(true),
  })
  .superRefine((slide, issue) => {
    for (const { field, message } of slideRules(slide)) issue.addIssue({ code: 'custom', path: [field], message })
  })

/** Any part of the slide form, for an existing slide. The command checks what concerns several fields. */
export const SlideEdit = z.object({
  ...z.object(slideFields).partial().shape,
  /** Whether the slide is shown on its days. */
  isActive: booleanField.optional(),
  /** The version that the editor saw: an edit of any other is refused. */
  version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
})
