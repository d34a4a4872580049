import type { EditableProvider } from '#web/providerAdmin/form/providerRequests.ts'

/** A plumber as the API answers an admin who edits him. */
export const siphosRecord: EditableProvider = {
  id: 'sipho',
  _id: 'sipho',
  fullName: 'Sipho Mabaso',
  profilePictureUrl: '/pictures/providers/sipho-mabaso-320.webp',
  images: [],
  profession: 'Plumber',
  description: 'Geysers, taps and blocked drains.',
  experienceYears: 14,
  phoneNumber: '0825550171',
  email: 'sipho@mabaso-plumbing.example',
  location: 'Soweto',
  zoneOrSection: 'Pimville Zone 5',
  verified: true,
  averageRating: 4.6,
  reviewCount: 38,
  categories: [
    { value: 'home-services', label: 'Home Services' },
    { value: 'plumbing', label: 'Plumbing' },
  ],
  areasServed: ['Pimville', 'Diepkloof'],
  callOutFee: 350,
  soonest: null,
  hours: { 1: [{ from: '08:00', to: '17:00' }], 5: [{ from: '18:00', to: '02:00' }] },
  slotMinutes: 60,
  isActive: true,
  daysOff: ['2026-12-16'],
  version: 3,
  strandedBookings: [],
}
