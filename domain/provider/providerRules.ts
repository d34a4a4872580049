import { accountRules } from '#domain/account/accountRules.ts'
import { normalizeMobileNumber } from '#domain/address/mobileNumber.ts'
import { cleanText } from '#domain/kernel/cleanText.ts'
import { lengthError } from '#domain/kernel/lengthError.ts'
import { findCategoryPath } from './categoryTree.ts'
import { findOverlap, minutesOf, type WorkingHours, weekdays } from './workingHours.ts'

/** The fields of the service provider form as they are typed: numbers are texts, money is in rand. */
export interface TypedProvider {
  fullName: string
  profession: string
  description: string
  experienceYears: string
  phoneNumber: string
  email: string
  location: string
  zoneOrSection: string
  categories: readonly string[]
  areasServed: readonly string[]
  callOutFee: string
  slotMinutes: string
  images: readonly { alt: string }[]
  hours: WorkingHours
  daysOff: readonly string[]
}

/** The lengths of slots to choose from, in minutes. */
export const slotLengths = [15, 30, 45, 60, 90, 120, 180, 240] as const

/** The longest description, in characters. */
export const maxDescriptionLength = 1000

/** The error messages that browsers and the server share. */
export const providerMessages = {
  callOutFee: 'The call-out fee must be an amount in rand from 0 to 10 000',
  experienceYears: 'The years of experience must be a whole number from 0 to 60',
  phoneNumber: 'The phone number must be exactly 10 digits, the first a 0',
  category: 'Choose a category of the list',
  noArea: 'Name at least one area',
  tooManyAreas: 'At most 20 areas',
  time: 'A time must be written like 08:30',
  range: 'A range must have a beginning and a later end',
  tooManyRanges: 'At most 6 ranges a day',
  noHours: 'Give the hours of at least one day',
  overlap: 'These hours overlap',
  slotMinutes: `Choose one of ${slotLengths.join(', ')} minutes`,
  tooManyDaysOff: 'At most 366 days off',
}

/** A telephone number of ten digits, a time at which a range begins, and one at which it ends. */
export const providerPatterns = {
  phoneNumber: /^0\d{9}$/,
  from: /^([01]\d|2[0-3]):[0-5]\d$/,
  to: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
}

/** The error message of a field, the same that `providerFields` has on the server, or `undefined`. Browsers load it without Zod. */
export const providerFieldError = <Field extends keyof TypedProvider>(field: Field, provider: TypedProvider) =>
  rules[field](provider[field])

const inOneLine = (written: string) => cleanText(written).replace(/\s+/g, ' ').trim()

const lengthRule =
  (name: string, min: number, max: number, clean = inOneLine) =>
  (written: string) =>
    lengthError(name, clean(written), min, max)

const errorUnless = (isValid: boolean, message: string) => (isValid ? undefined : message)

const numberRule = (pattern: RegExp, isValid: (value: number) => boolean, message: string) => (written: string) =>
  errorUnless(pattern.test(written.trim()) && isValid(Number(written)), message)

const areaError = lengthRule('area', 2, 60)

const hoursError = (hours: WorkingHours) => {
  const days = weekdays.map((day) => hours[day] ?? [])
  const ranges = days.flat()
  const { from, to } = providerPatterns
  return (
    errorUnless(ranges.length > 0, providerMessages.noHours) ??
    errorUnless(
      ranges.every((range) => from.test(range.from) && to.test(range.to)),
      providerMessages.time,
    ) ??
    errorUnless(
      ranges.every((range) => minutesOf(range.from) !== minutesOf(range.to)),
      providerMessages.range,
    ) ??
    errorUnless(
      days.every(({ length }) => length <= 6),
      providerMessages.tooManyRanges,
    ) ??
    errorUnless(findOverlap(hours) === undefined, providerMessages.overlap)
  )
}

const imagesError = (images: TypedProvider['images']) => {
  const alts = images.map(({ alt }) => inOneLine(alt))
  return (
    errorUnless(images.length <= 12, 'At most 12 pictures') ??
    errorUnless(
      alts.every((alt) => [...alt].length >= 3),
      'Describe what the picture shows',
    ) ??
    alts.map(lengthRule('words for the picture', 3, 200)).find(Boolean)
  )
}

const rules: { [Field in keyof TypedProvider]: (value: TypedProvider[Field]) => string | undefined } = {
  fullName: lengthRule('full name', 3, 60),
  profession: lengthRule('profession', 3, 60),
  description: lengthRule('description', 10, maxDescriptionLength, (written) => cleanText(written).trim()),
  experienceYears: numberRule(/^\d{1,2}$/, (years) => years <= 60, providerMessages.experienceYears),
  phoneNumber: (written) =>
    errorUnless(providerPatterns.phoneNumber.test(normalizeMobileNumber(written)), providerMessages.phoneNumber),
  email: (written) => accountRules.email(inOneLine(written).normalize('NFC')),
  location: lengthRule('location', 2, 60),
  zoneOrSection: lengthRule('zone or section', 2, 60),
  categories: (path) => errorUnless(findCategoryPath(path) !== undefined, providerMessages.category),
  areasServed: (areas) =>
    errorUnless(areas.length > 0, providerMessages.noArea) ??
    areas.map(areaError).find(Boolean) ??
    errorUnless(areas.length <= 20, providerMessages.tooManyAreas),
  callOutFee: numberRule(/^\d{1,5}(\.\d{1,2})?$/, (rand) => rand <= 10_000, providerMessages.callOutFee),
  slotMinutes: numberRule(
    /^\d{2,3}$/,
    (minutes) => slotLengths.some((length) => length === minutes),
    providerMessages.slotMinutes,
  ),
  images: imagesError,
  hours: hoursError,
  daysOff: (days) => errorUnless(days.length <= 366, providerMessages.tooManyDaysOff),
}
