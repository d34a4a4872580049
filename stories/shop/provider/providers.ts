import { rand } from '#stories/shop/catalogue/rand.ts'
import type { CardProvider } from '#ui-kit/shop/provider/ProviderCard.tsx'
import { portrait } from './portrait.ts'

/** Tuesday, half past ten in the morning. */
export const now = '2026-11-24T08:30:00Z'

const links = (id: string) => ({ href: `/ServiceProvider/${id}`, bookHref: `/ServiceProvider/${id}#times` })

export const thembaThePlumber: CardProvider = {
  id: 'themba',
  name: 'Themba Mokoena',
  profession: 'Plumber',
  ...links('themba'),
  picture: portrait('Portrait of Themba Mokoena', ['#7A4A2B', '#1F1713', '#0F5C4E', '#F6E3B8']),
  verified: true,
  description:
    'I repair burst geysers, leaking taps and blocked drains all over Soweto. I bring my own tools and a ladder, quote before I open anything, and leave the floor as dry as I found it. For geysers I bring the certificate along, so that your insurance pays.',
  experienceYears: 14,
  location: 'Pimville',
  zone: 'Zone 4',
  rating: 4.7,
  reviewCount: 31,
  callOutFee: rand('250.00'),
  soonest: '2026-11-24T12:00:00Z',
}

export const leratoTheHairdresser: CardProvider = {
  id: 'lerato',
  name: 'Lerato Phiri',
  profession: 'Hairdresser and braider',
  ...links('lerato'),
  picture: portrait('Portrait of Lerato Phiri', ['#8D5A36', '#2A1A12', '#A83C19', '#FBE9E1']),
  verified: true,
  description: 'Box braids, cornrows and bridal hair, at your home or at mine.',
  experienceYears: 6,
  location: 'Diepkloof',
  zone: 'Phase 2',
  rating: 4.2,
  reviewCount: 12,
  soonest: '2026-11-25T07:00:00Z',
}

export const pieterTheHandyman: CardProvider = {
  id: 'pieter',
  name: 'Pieter van Wyk',
  profession: 'Handyman',
  ...links('pieter'),
  picture: portrait('Portrait of Pieter van Wyk', ['#E2B48C', '#6B4A2B', '#1D5FA8', '#E6F0FA']),
  verified: false,
  description:
    'Shelves, curtain rails, doors that stick and gates that do not close. Small jobs are welcome; I keep a list and do them all in one visit.',
  experienceYears: 22,
  location: 'Roodepoort',
  zone: 'Florida',
  rating: 3.4,
  reviewCount: 9,
  callOutFee: rand('180.00'),
  soonest: '2026-11-28T07:00:00Z',
}

export const risunaTheTutor: CardProvider = {
  id: 'risuna',
  name: 'Risuna Baloyi',
  profession: 'Mathematics tutor',
  ...links('risuna'),
  picture: { alt: '' },
  verified: true,
  description:
    'Grade 8 to 12 mathematics and physical sciences, in Xitsonga or English. I come to you or we meet online.',
  experienceYears: 1,
  location: 'Tiyani Magoro',
  zone: 'Section B',
  rating: 0,
  reviewCount: 0,
  soonest: '2026-11-24T15:30:00Z',
}

export const ayeshaTheBaker: CardProvider = {
  id: 'ayesha',
  name: 'Ayesha Moosa',
  profession: 'Baker of wedding cakes',
  ...links('ayesha'),
  picture: portrait('Portrait of Ayesha Moosa', ['#C18B5F', '#15110E', '#8A5200', '#FCF0DA']),
  verified: true,
  description: 'Cakes for weddings, birthdays and Eid, halaal, from six to six hundred guests. Tasting is free.',
  experienceYears: 9,
  location: 'Lenasia',
  zone: 'Extension 5',
  rating: 4.9,
  reviewCount: 54,
}

export const ntsakoTheMechanic: CardProvider = {
  id: 'ntsako',
  name: 'Ntsako Chauke',
  profession: 'Mobile mechanic',
  ...links('ntsako'),
  picture: portrait('Portrait of Ntsako Chauke', ['#5B3620', '#14100D', '#4A5752', '#E4F2E7']),
  verified: false,
  description: 'I come to where the car stopped, day or night, and tell you honestly when it is not worth mending.',
  experienceYears: 0,
  location: 'Giyani',
  zone: 'Section A',
  rating: 2.1,
  reviewCount: 4,
  callOutFee: rand('350.00'),
  soonest: '2027-01-22T16:15:00Z',
}

export const longNamedProvider: CardProvider = {
  ...thembaThePlumber,
  id: 'longNamed',
  name: 'Nkosinathi-Bonginkosi Ndlovu-Mthethwa & Sons Plumbing and Geyser Repairs',
  profession: 'Plumbing, solar geysers, boreholes, drains and waterproofing',
  description: `${thembaThePlumber.description} `.repeat(4).trim(),
  experienceYears: 41,
  location: 'Johannesburg South and surrounding townships',
  zone: 'Eldorado Park Extension 9',
  callOutFee: rand('10 000.00'),
  reviewCount: 1204,
}

export const allProviders = [
  thembaThePlumber,
  leratoTheHairdresser,
  risunaTheTutor,
  pieterTheHandyman,
  ayeshaTheBaker,
  ntsakoTheMechanic,
]
