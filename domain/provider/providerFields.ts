import { z } from 'zod'
import { accountFields } from '#domain/account/accountForm.ts'
import { normalizeMobileNumber } from '#domain/address/mobileNumber.ts'
import {
  booleanField,
  numericField,
  picturePath,
  productFields,
  singleLineText,
} from '#domain/catalogue/productFields.ts'
import { findCategoryPath } from './categoryTree.ts'
import { providerMessages, providerPatterns, slotLengths } from './providerRules.ts'
import { findOverlap, type HourRange, minutesOf, weekdays } from './workingHours.ts'

// The validation rules of the service provider form by field. `providerRules` checks the same in browsers.

const callOutFee = numericField(/^\d{1,5}(\.\d{1,2})?$/, providerMessages.callOutFee, (rand) =>
  rand <= 10_000 ? undefined : providerMessages.callOutFee,
)

const experienceYears = numericField(/^\d{1,2}$/, providerMessages.experienceYears, (years) =>
  years <= 60 ? undefined : providerMessages.experienceYears,
)

/** Ten digits: `+27 82 555 0143` becomes `0825550143`. */
const phoneNumber = z
  .string({ error: providerMessages.phoneNumber })
  .transform(normalizeMobileNumber)
  .pipe(z.string().regex(providerPatterns.phoneNumber, providerMessages.phoneNumber))

const categories = z
  .array(z.string(), { error: 'Choose a category' })
  .refine((path) => findCategoryPath(path) !== undefined, providerMessages.category)

const areasServed = z
  .array(singleLineText('area', 2, 60), { error: 'The areas must be a list' })
  .min(1, providerMessages.noArea)
  .max(20, providerMessages.tooManyAreas)
  .transform((areas) => [...new Set(areas)])

const timeField = (pattern: RegExp) => z.string({ error: providerMessages.time }).regex(pattern, providerMessages.time)

const range = z
  .object(
    { from: timeField(providerPatterns.from), to: timeField(providerPatterns.to) },
    { error: providerMessages.range },
  )
  .refine(({ from, to }: HourRange) => minutesOf(from) !== minutesOf(to), providerMessages.range)

const dayHours = z
  .array(range, { error: 'The hours of a day must be a list' })
  .max(6, providerMessages.tooManyRanges)
  .optional()

const hours = z
  .object(
    { 1: dayHours, 2: dayHours, 3: dayHours, 4: dayHours, 5: dayHours, 6: dayHours, 7: dayHours },
    { error: providerMessages.noHours },
  )
  .transform((days) => Object.fromEntries(weekdays.flatMap((day) => (days[day]?.length ? [[day, days[day]]] : []))))
  .refine((days) => Object.keys(days).length > 0, providerMessages.noHours)
  .superRefine((days, issue) => {
    const weekday = findOverlap(days)
    if (weekday) issue.addIssue({ code: 'custom', path: [weekday], message: providerMessages.overlap })
  })

const slotMinutes = numericField(/^\d{2,3}$/, providerMessages.slotMinutes, (minutes) =>
  slotLengths.some((each) => each === minutes) ? undefined : providerMessages.slotMinutes,
)

const daysOff = z
  .array(z.iso.date('A day off must be written like 2026-12-16'), { error: 'The days off must be a list' })
  .max(366, providerMessages.tooManyDaysOff)
  .transform((days) => [...new Set(days)].sort())

/** Every field of the service provider form. Money in rand. */
export const providerFields = {
  fullName: singleLineText('full name', 3, 60),
  profession: singleLineText('profession', 3, 60),
  description: productFields.description,
  experienceYears,
  phoneNumber,
  email: accountFields.email,
  location: singleLineText('location', 2, 60),
  zoneOrSection: singleLineText('zone or section', 2, 60),
  categories,
  areasServed,
  callOutFee,
  profilePictureUrl: z.union([picturePath, z.literal('')], { error: 'A picture is a path on this server' }),
  images: productFields.images,
  hours,
  slotMinutes,
  daysOff,
  verified: booleanField,
}
