import { rand } from '#stories/shop/catalogue/rand.ts'
import { plumberHours } from '#stories/shop/provider/profile/plumberHours.ts'
import { workPictures } from '#stories/shop/provider/profile/workPictures.ts'
import { longNamedProvider, thembaThePlumber } from '#stories/shop/provider/providers.ts'
import type { ShownReview } from '#ui-kit/shop/review/ReviewCard.tsx'

export const shownThemba = {
  ...thembaThePlumber,
  phoneNumber: '0825550143',
  pictures: workPictures,
  areasServed: ['Pimville', 'Klipspruit', 'Orlando', 'Diepkloof', 'Meadowlands'],
  hours: plumberHours,
}

export const shownLongNamed = {
  ...shownThemba,
  ...longNamedProvider,
  phoneNumber: '0835550190',
  areasServed: Array.from({ length: 20 }, (_, index) => `Johannesburg South Extension ${index + 1}`),
  callOutFee: rand('10 000.00'),
}

export const providerTrail = [
  { label: 'Home', href: '/' },
  { label: 'Service providers', href: '/ServiceProviders' },
  { label: 'Home Services', href: '/serviceProviderCategories/home-services' },
  { label: 'Plumbing', href: '/serviceProviderCategories/home-services/plumbing' },
  { label: 'Themba Mokoena' },
]

export const aminasVisitReview: ShownReview = {
  id: 'aminas',
  name: 'Amina',
  at: '2026-11-12T10:00:00.000Z',
  stars: 5,
  text: 'The geyser burst at six in the morning and there was hot water again by noon.',
  verified: true,
}

export const thembasReviews: ShownReview[] = [
  aminasVisitReview,
  {
    id: 'siphos',
    name: 'Sipho',
    at: '2026-10-30T15:20:00.000Z',
    stars: 4,
    text: 'Good work. He came half an hour late, but he phoned first.',
    verified: true,
  },
]

export const thembasCounts = { 1: 0, 2: 1, 3: 1, 4: 5, 5: 24 }
