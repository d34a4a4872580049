import type { DraftPicture } from '#ui-kit/shop/productAdmin/productDraft.ts'
import type { WeekHours } from './hours/weekHours.ts'

/** The values of the provider form: numbers as typed, the fee in rand. */
export type ProviderDraft = {
  fullName: string
  profession: string
  description: string
  experienceYears: string
  /** The URL path of the portrait; empty without one. */
  portrait: string
  images: readonly DraftPicture[]
  phoneNumber: string
  email: string
  location: string
  zoneOrSection: string
  areasServed: readonly string[]
  /** Values of the category tree, from the top group down. */
  categories: readonly string[]
  callOutFee: string
  slotMinutes: string
  hours: WeekHours
  /** ISO dates. */
  daysOff: readonly string[]
  verified: boolean
  isActive: boolean
}

export type ProviderField = keyof ProviderDraft

/** The draft that the form of a new provider opens with. */
export const emptyProvider: ProviderDraft = {
  fullName: '',
  profession: '',
  description: '',
  experienceYears: '',
  portrait: '',
  images: [],
  phoneNumber: '',
  email: '',
  location: '',
  zoneOrSection: '',
  areasServed: [],
  categories: [],
  callOutFee: '',
  slotMinutes: '60',
  hours: {},
  daysOff: [],
  verified: false,
  isActive: true,
}

/** The label of each field in the order of the form, also used in lists of errors. */
export const providerFieldLabels: Record<ProviderField, string> = {
  fullName: 'Full name',
  profession: 'Profession',
  description: 'Description',
  experienceYears: 'Years of experience',
  portrait: 'Portrait',
  images: 'Pictures',
  callOutFee: 'Call-out fee in rand',
  slotMinutes: 'Length of a visit',
  hours: 'Working hours',
  daysOff: 'Days off',
  phoneNumber: 'Phone number',
  email: 'E-mail address',
  location: 'Location',
  zoneOrSection: 'Zone or section',
  areasServed: 'Areas served',
  categories: 'Category',
  verified: 'Verified',
  isActive: 'In the directory',
}

/** The draft without surrounding spaces in its values. */
export const trimProvider = (draft: ProviderDraft): ProviderDraft => ({
  ...draft,
  ...(Object.fromEntries(textFields.map((field) => [field, draft[field].replace(/\s+/g, ' ').trim()])) as Record<
    TextField,
    string
  >),
  description: draft.description.replace(/\r\n?/g, '\n').trim(),
  images: draft.images.map((picture) => ({ ...picture, alt: picture.alt.trim() })),
})

/** Whether a field of two drafts is equal after trimming. */
export const isSameProviderField = (field: ProviderField, one: ProviderDraft, other: ProviderDraft) =>
  JSON.stringify(comparable(field, one)) === JSON.stringify(comparable(field, other))

/** Whether two drafts are equal after trimming. */
export const isSameProvider = (one: ProviderDraft, other: ProviderDraft) =>
  (Object.keys(providerFieldLabels) as ProviderField[]).every((field) => isSameProviderField(field, one, other))

// A closed day is the same with an empty list and without any.
const comparable = (field: ProviderField, draft: ProviderDraft) =>
  field === 'hours'
    ? ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => draft.hours[weekday] ?? [])
    : trimProvider(draft)[field]

const textFields = [
  'fullName',
  'profession',
  'experienceYears',
  'phoneNumber',
  'email',
  'location',
  'zoneOrSection',
  'callOutFee',
] as const

type TextField = (typeof textFields)[number]
