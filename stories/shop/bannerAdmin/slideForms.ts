import { fn } from 'storybook/test'
import { braaiSlide } from '#stories/shop/banner/slides.ts'
import type { SlideFormProps } from '#ui-kit/shop/bannerAdmin/SlideForm.tsx'
import { emptySlide, type SlideDraft } from '#ui-kit/shop/bannerAdmin/slideDraft.ts'

const { phone, desk, alt } = braaiSlide.picture ?? { phone: { src: '' }, desk: { src: '' }, alt: '' }

export const braaiDraft: SlideDraft = {
  ...emptySlide,
  title: braaiSlide.title,
  text: braaiSlide.text,
  link: braaiSlide.href,
  picture: { thumbnail: phone.src, medium: desk.src, phone, desk },
  alt,
  from: '2026-11-13',
  until: '2027-01-31',
}

const check: SlideFormProps['check'] = (field, draft) => {
  if (field === 'title' && draft.title.length < 3) return 'The title must be at least 3 characters long'
  if (field === 'link' && !draft.link.startsWith('/')) return 'The link must be a page of this shop'
  return field === 'until' && draft.until < draft.from ? 'The last day must not be before the first day' : undefined
}

export const braaiForm: Omit<SlideFormProps, 'mode'> = {
  draft: braaiDraft,
  opened: braaiDraft,
  onDraft: fn(),
  check,
  maxLengths: { title: 60, text: 160 },
  exampleLink: '/Categories/Kettles',
  picture: { onFile: fn(), onDismiss: fn() },
  onSettle: fn(),
  onSubmit: fn(),
  cancelHref: '/Banner_Management',
}

export const emptySlideForm: Omit<SlideFormProps, 'mode'> = { ...braaiForm, draft: emptySlide, opened: emptySlide }
