import { fn } from 'storybook/test'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { drawnPortrait } from '#stories/shop/booking/portrait.ts'
import { storyToday } from '#stories/shop/booking/slots/freeWeek.ts'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import type { ProviderFormProps } from '#ui-kit/shop/providerAdmin/form/ProviderForm.tsx'
import type { ProviderCategoryNode } from '#ui-kit/shop/providerAdmin/form/providerCategories.ts'
import type { WeekHours } from '#ui-kit/shop/providerAdmin/hours/weekHours.ts'
import { emptyProvider, type ProviderDraft, type ProviderField } from '#ui-kit/shop/providerAdmin/providerDraft.ts'

export const providerCategoryTree: ProviderCategoryNode[] = [
  {
    value: 'home-services',
    label: 'Home Services',
    children: [
      {
        value: 'plumbing',
        label: 'Plumbing',
        children: [
          { value: 'geysers', label: 'Geysers' },
          { value: 'drains', label: 'Drains' },
        ],
      },
      { value: 'cleaning', label: 'Cleaning' },
    ],
  },
  {
    value: 'beauty-grooming',
    label: 'Beauty & Grooming',
    children: [{ value: 'hairdressing', label: 'Hairdressing' }],
  },
]

const shop = { from: '08:00', to: '12:30' }
const afternoon = { from: '13:30', to: '17:00' }

export const siphosHours: WeekHours = {
  1: [shop, afternoon],
  2: [shop, afternoon],
  4: [shop, afternoon],
  5: [{ from: '18:00', to: '02:00' }],
  6: [{ from: '08:00', to: '24:00' }],
}

export const siphoDraft: ProviderDraft = {
  ...emptyProvider,
  fullName: 'Sipho Mabaso',
  profession: 'Plumber',
  description: 'Geysers, taps and blocked drains. I come with the usual parts, so that most work is done in one visit.',
  experienceYears: '14',
  portrait: drawnPortrait,
  images: [{ thumbnail: redKettle.picture?.src ?? '', medium: 'van', alt: 'A white van with pipes on its roof' }],
  phoneNumber: '0825550171',
  email: 'sipho@mabaso-plumbing.example',
  location: 'Soweto',
  zoneOrSection: 'Pimville Zone 5',
  areasServed: ['Pimville', 'Orlando West', 'Diepkloof'],
  categories: ['home-services', 'plumbing', 'geysers'],
  callOutFee: '350.00',
  slotMinutes: '60',
  hours: siphosHours,
  daysOff: ['2026-12-16', '2026-12-25'],
  verified: true,
}

const lengthRules: Partial<Record<ProviderField, readonly [min: number, max: number]>> = {
  fullName: [3, 60],
  profession: [3, 60],
  description: [10, 1000],
  email: [3, 100],
  location: [2, 60],
  zoneOrSection: [2, 60],
}

/** Some of the shop's rules, with its sentences. */
const providerCheck: ProviderFormProps['check'] = (field, draft) => {
  const [min, max] = lengthRules[field] ?? [0, 1000]
  const value = draft[field]
  if (typeof value === 'string' && value.length < min) return `The ${field} must be at least ${min} characters long`
  if (typeof value === 'string' && value.length > max) return `The ${field} must be at most ${max} characters long`
  if (field === 'phoneNumber' && !/^0\d{9}$/.test(draft.phoneNumber))
    return 'The phone number must be exactly 10 digits'
  if (field === 'experienceYears' && !/^\d{1,2}$/.test(draft.experienceYears)) return 'Give whole years, 0 to 60'
  if (field === 'callOutFee' && !/^\d{1,5}(\.\d{2})?$/.test(draft.callOutFee)) return 'Give rand, 0 to 10 000'
  if (field === 'categories' && draft.categories.length === 0) return 'Choose a category'
  if (field === 'areasServed' && draft.areasServed.length === 0) return 'Name at least one area'

  return undefined
}

export const siphoForm: Omit<ProviderFormProps, 'mode'> = {
  draft: siphoDraft,
  opened: siphoDraft,
  onDraft: fn(),
  categories: providerCategoryTree,
  areas: ['Diepkloof', 'Dobsonville', 'Meadowlands', 'Orlando West', 'Pimville'],
  today: storyToday,
  check: providerCheck,
  maxLength: 1000,
  pictures: { uploads: [], onFiles: fn(), onDismiss: fn() },
  portrait: { onFile: fn(), onDismiss: fn() },
  onSettle: fn(),
  onSubmit: fn(),
  cancelHref: '/ServiceProvider_Management',
}

export const emptyProviderForm: Omit<ProviderFormProps, 'mode'> = {
  ...siphoForm,
  draft: emptyProvider,
  opened: emptyProvider,
}

export const longestProvider: ProviderDraft = {
  ...siphoDraft,
  fullName: longProviderName,
  profession: 'Certified plumber for geysers, solar water heaters and tanks',
  description: 'Geysers, taps and blocked drains, in the whole of Soweto and around. '.repeat(14).trim(),
  email: 'nkosinathi-bonginkosi.ndlovu-mthethwa.and.sons@plumbing-and-geyser-repairs.example',
  zoneOrSection: 'Pietermaritzburg North Village, Umhlanga Ridge Boulevard',
  areasServed: Array.from({ length: 20 }, (_, place) => `Pietermaritzburg North Village ${place + 1}`),
  hours: Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [day, [shop, afternoon, { from: '18:00', to: '21:00' }]]),
  ),
  daysOff: Array.from({ length: 12 }, (_, place) => `2027-01-${String(place + 10)}`),
}
