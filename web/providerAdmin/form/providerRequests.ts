import { type WeekHours, weekDays } from '#ui-kit/shop/providerAdmin/hours/weekHours.ts'
import {
  isSameProviderField,
  type ProviderDraft,
  type ProviderField,
  providerFieldLabels,
} from '#ui-kit/shop/providerAdmin/providerDraft.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import type { AnswerOf, RequestOf } from '#web/state/http/calls.ts'

type ForEdit = AnswerOf<'GET api/service-providers/forEdit/:id'>

/** A service provider as its form opens: with the bookings to come that the working hours do not contain. */
export type EditableProvider = ForEdit['result'] & Pick<ForEdit, 'strandedBookings'>
type ProviderRecord = AnswerOf<'GET audit/providers/:id'>['result']['provider']
type NewProvider = RequestOf<'POST api/service-providers/add'>['querydata']
type ProviderEdit = RequestOf<'POST api/service-providers/updateById/:id'>['querydata']

/** The draft that the form opens with. */
export const toProviderDraft = (provider: ProviderRecord): ProviderDraft => ({
  fullName: provider.fullName,
  profession: provider.profession,
  description: provider.description,
  experienceYears: String(provider.experienceYears),
  portrait: provider.profilePictureUrl,
  images: provider.images.map((image) => ({ ...image, avif: imageSources(image.thumbnail).avif })),
  phoneNumber: provider.phoneNumber,
  email: provider.email,
  location: provider.location,
  zoneOrSection: provider.zoneOrSection,
  areasServed: provider.areasServed,
  categories: provider.categories.map(({ value }) => value),
  callOutFee: String(provider.callOutFee),
  slotMinutes: String(provider.slotMinutes),
  hours: toWeekHours(provider.hours),
  daysOff: provider.daysOff,
  verified: provider.verified,
  isActive: provider.isActive,
})

/** The request for a new service provider. */
export const addProviderRequest = (draft: ProviderDraft): NewProvider => {
  const { portrait, images, hours, areasServed, categories, daysOff, ...texts } = draft
  return {
    ...texts,
    profilePictureUrl: portrait,
    images: images.map(({ thumbnail, medium, alt }) => ({ thumbnail, medium, alt })),
    areasServed: [...areasServed],
    categories: [...categories],
    daysOff: [...daysOff],
    hours: Object.fromEntries(weekDays.map((day) => [day, [...(hours[day] ?? [])]])),
  }
}

/** The request for an update: the changed fields, and the version that was opened. */
export const updateProviderRequest = (draft: ProviderDraft, opened: EditableProvider): ProviderEdit => {
  const before = toProviderDraft(opened)
  const changed = new Set(providerFields.filter((field) => !isSameProviderField(field, draft, before)))
  return {
    ...Object.fromEntries(
      Object.entries(addProviderRequest(draft)).filter(([name]) => changed.has(providerFieldOf(name) ?? 'fullName')),
    ),
    version: opened.version,
  }
}

/** The field of the form for a field of the API, if there is one. */
export const providerFieldOf = (name: string): ProviderField | undefined =>
  name === 'profilePictureUrl' ? 'portrait' : providerFields.find((field) => field === name)

export const providerFields = Object.keys(providerFieldLabels) as ProviderField[]

const toWeekHours = (hours: ProviderRecord['hours']): WeekHours =>
  Object.fromEntries(weekDays.flatMap((day) => (hours[`${day}`] ? [[day, hours[`${day}`]]] : [])))
