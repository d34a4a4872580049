import type { SlideRow } from '#ui-kit/shop/bannerAdmin/slideRow.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type AdminSlide = AnswerOf<'GET api/marketing-images/all'>['results'][number]

export const editSlideHref = (id: string) => `/UpdateSlide/${encodeURIComponent(id)}`
export const slideHistoryHref = (id: string) => `/Banner_Management/${encodeURIComponent(id)}`

/** Props of a row in the admins' list of slides. */
export const slideRow = ({ id, title, link, images: [image], from, until, order, state }: AdminSlide): SlideRow => ({
  ...{ id, title, link, from, until, order, state },
  href: editSlideHref(id),
  historyHref: slideHistoryHref(id),
  picture: image?.medium ?? '',
})
