import type { EditableSlide } from '#web/bannerAdmin/form/slideRequests.ts'

/** A slide as the API answers an admin who edits it. */
export const braaiRecord: EditableSlide = {
  id: 'braai',
  title: 'Long evenings outside',
  text: 'Braais, potjies and ice buckets for the garden.',
  link: '/Categories/Garden',
  images: [{ thumbnail: '/pictures/slides/braai-phone-640.webp', medium: '/pictures/slides/braai-desk-1120.webp' }],
  alt: 'A braai in a garden at sunset',
  from: '2026-11-13',
  until: '2026-11-30',
  order: 1,
  isActive: true,
  version: 3,
  state: 'running',
}
