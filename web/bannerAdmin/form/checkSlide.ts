import { slideFieldError } from '#domain/banner/slideRules.ts'
import type { SlideCheck } from '#ui-kit/shop/bannerAdmin/useSlideForm.ts'

/** The rules of the slide form, with the shop's messages. */
export const checkSlide: SlideCheck = (field, { picture, isActive: _, ...draft }) =>
  field === 'isActive' ? undefined : slideFieldError(field, { ...draft, picture: picture?.medium ?? '' })
