import { fact, refuse } from '#domain/kernel/decision.ts'
import { difference } from '#domain/kernel/timeline.ts'
import type { ProviderDetails, ProviderFact, ProviderProfile, ProviderSchedule } from './providerEvents.ts'
import type { Provider } from './providerMachine.ts'

/** A new service provider. */
export interface AddProvider {
  details: ProviderDetails
  /** ISO 8601. */
  dateAdded: string
  /** Whether the provider is in the directory at once; default: true. */
  isActive?: boolean | undefined
}

/** Adds a provider, in the directory or beside it. */
export const addProvider = (provider: Provider, { details, dateAdded, isActive = true }: AddProvider) => {
  if (!provider.can('ProviderAdded')) return refuse('ProviderExists')
  const facts: ProviderFact[] = [fact('ProviderAdded', { ...details, dateAdded })]
  return isActive ? facts : [...facts, fact('ProviderWithdrawn', {})]
}

/** An edit of any part of a provider. Money in cents. */
export type UpdateProvider = { [Field in keyof ProviderDetails]?: ProviderDetails[Field] | undefined } & {
  /** Whether the provider is in the directory. */
  isActive?: boolean | undefined
  /** The number of edits that the editor saw. */
  version?: number | undefined
}

/** The facts for what an edit changes. An edit that changes nothing yields none, even for an old version. Bookings stay as they are. */
export const updateProvider = (provider: Provider, edit: UpdateProvider) => {
  const { details, edits } = provider.context
  if (!details) return refuse('ProviderNotFound')
  const facts: ProviderFact[] = [
    ...profileFacts(details, edit),
    ...pictureFacts(details, edit),
    ...scheduleFacts(details, edit),
    ...verificationFacts(details, edit),
    ...listingFacts(provider, edit),
  ]
  return facts.length > 0 && (edit.version ?? edits) !== edits ? refuse('ProviderHasChanged') : facts
}

const profileFields = [
  'fullName',
  'profession',
  'description',
  'experienceYears',
  'phoneNumber',
  'email',
  'location',
  'zoneOrSection',
  'categories',
  'areasServed',
  'callOutFee',
] as const satisfies readonly (keyof ProviderProfile)[]

const profileFacts = (details: ProviderProfile, edit: UpdateProvider): ProviderFact[] => {
  const changed = profileFields.filter((field) => isChanged(details[field], edit[field]))
  if (changed.length === 0) return []
  return [fact('ProviderDescribed', Object.fromEntries(changed.map((field) => [field, edit[field]])))]
}

const pictureFacts = (details: ProviderDetails, edit: UpdateProvider): ProviderFact[] => {
  const { profilePictureUrl = details.profilePictureUrl, images = details.images } = edit
  const isSame = profilePictureUrl === details.profilePictureUrl && !isChanged(details.images, images)
  return isSame ? [] : [fact('ProviderPictured', { profilePictureUrl, images })]
}

const scheduleFacts = (details: ProviderSchedule, edit: UpdateProvider): ProviderFact[] => {
  const { hours = details.hours, slotMinutes = details.slotMinutes, daysOff = details.daysOff } = edit
  const hoursChange = isChanged(details.hours, hours) || slotMinutes !== details.slotMinutes
  return [
    ...(hoursChange ? [fact('WorkingHoursChanged', { hours, slotMinutes })] : []),
    ...(isChanged(details.daysOff, daysOff) ? [fact('DaysOffChanged', { daysOff })] : []),
  ]
}

const verificationFacts = (
  details: ProviderDetails,
  { verified = details.verified }: UpdateProvider,
): ProviderFact[] => {
  if (verified === details.verified) return []
  return [verified ? fact('ProviderVerified', {}) : fact('VerificationWithdrawn', {})]
}

const listingFacts = (provider: Provider, { isActive }: UpdateProvider): ProviderFact[] => {
  if (isActive === true && provider.can('ProviderListed')) return [fact('ProviderListed', {})]
  return isActive === false && provider.can('ProviderWithdrawn') ? [fact('ProviderWithdrawn', {})] : []
}

const isChanged = (before: unknown, after: unknown) => after !== undefined && difference(before, after).length > 0
