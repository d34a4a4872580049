import { slideFieldError, slideLengths } from '#domain/banner/slideRules.ts'
import type { SlideFormProps } from '#ui-kit/shop/bannerAdmin/SlideForm.tsx'
import type { SlideCheck } from '#ui-kit/shop/bannerAdmin/useSlideForm.ts'

const checkSlide: SlideCheck = (field, { picture, isActive: _, ...draft }) =>
  field === 'isActive' ? undefined : slideFieldError(field, { ...draft, picture: picture?.medium ?? '' })

/** The rules of the slide form, with the shop's messages. */
export const slideFormRules: Pick<SlideFormProps, 'check' | 'maxLengths' | 'exampleLink'> = {
  check: checkSlide,
  maxLengths: { title: slideLengths.title[1], text: slideLengths.text[1] },
  exampleLink: '/Categories/Kettles',
}
