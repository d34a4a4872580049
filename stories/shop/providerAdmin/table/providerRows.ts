import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { drawnPortrait } from '#stories/shop/booking/portrait.ts'
import { slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import type { ProviderRow } from '#ui-kit/shop/providerAdmin/table/providerRow.ts'

type Described = Omit<ProviderRow, 'href' | 'historyHref' | 'bookingsHref'>

const toRow = (row: Described): ProviderRow => ({
  ...row,
  href: `/UpdateServiceProvider/${row.id}`,
  historyHref: `/ServiceProvider_Management/${row.id}`,
  bookingsHref: `/Bookings_Management?provider=${row.id}`,
})

const siphoRow = toRow({
  id: 'sipho',
  name: 'Sipho Mabaso',
  profession: 'Plumber',
  portrait: drawnPortrait,
  group: 'Home Services',
  location: 'Soweto',
  verified: true,
  rating: 4.6,
  reviewCount: 38,
  soonest: slotAt('2026-11-24', '09:00'),
  isActive: true,
})

export const providerRows: ProviderRow[] = [
  siphoRow,
  toRow({
    id: 'lerato',
    name: 'Lerato Mokoena',
    profession: 'Hairdresser and braider',
    portrait: drawnPortrait,
    group: 'Beauty & Grooming',
    location: 'Alexandra',
    verified: false,
    rating: 3.1,
    reviewCount: 12,
    soonest: slotAt('2026-11-28', '13:30', 90),
    isActive: true,
  }),
  toRow({
    id: 'johan',
    name: 'Johan van der Merwe',
    profession: 'Mathematics tutor',
    portrait: '',
    group: 'Education & Tutoring',
    location: 'Pretoria',
    verified: true,
    rating: 0,
    reviewCount: 0,
    soonest: null,
    isActive: false,
  }),
]

export const longProviderRow = toRow({
  id: 'nkosinathi',
  name: longProviderName,
  profession: 'Certified plumber for geysers, solar water heaters and rainwater tanks',
  portrait: '',
  group: 'Construction & Renovation',
  location: 'Pietermaritzburg Metropolitans',
  verified: true,
  rating: 2.2,
  reviewCount: 1204,
  soonest: slotAt('2026-12-16', '22:00', 120),
  isActive: true,
})
