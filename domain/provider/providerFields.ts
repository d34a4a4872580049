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
import { findOverlap, type HourRange, minutesOf, weekdays } from './workingHours.ts'

// The validation rules of the service provider form by field.

/** The lengths of slots to choose from, in minutes. */
export const slotLengths = [15, 30, 45, 60, 90, 120, 180, 240] as const

const feeError = 'The call-out fee must be an amount in rand from 0 to 10 000'
const yearsError = 'The years of experience must be a whole number from 0 to 60'
const phoneError = 'The telephone number must be exactly 10 digits, the first a 0'
const timeError = 'A time must be written like 08:30'
const rangeError = 'A range must have a beginning and a later end'

const callOutFee = numericField(/^\d{1,5}(\.\d{1,2})?$/, feeError, (rand) => (rand <= 10_000 ? undefined : feeError))

const experienceYears = numericField(/^\d{1,2}$/, yearsError, (years) => (years <= 60 ? undefined : yearsError))

/** Ten digits: `+27 82 555 0143` becomes `0825550143`. */
const phoneNumber = z
  .string({ error: phoneError })
  .transform(normalizeMobileNumber)
  .pipe(z.string().regex(/^0\d{9}$/, phoneError))

const categories = z
  .array(z.string(), { error: 'Choose a category' })
  .refine((path) => findCategoryPath(path) !== undefined, 'Choose a category of the list')

const areasServed = z
  .array(singleLineText('area', 2, 60), { error: 'The areas must be a list' })
  .min(1, 'Name at least one area')
  .max(20, 'At most 20 areas')
  .transform((areas) => [...new Set(areas)])

const timeField = (pattern: RegExp) => z.string({ error: timeError }).regex(pattern, timeError)

const range = z
  .object(
    { from: timeField(/^([01]\d|2[0-3]):[0-5]\d$/), to: timeField(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/) },
    { error: rangeError },
  )
  .refine(({ from, to }: HourRange) => minutesOf(from) !== minutesOf(to), rangeError)

const dayHours = z
  .array(range, { error: 'The hours of a day must be a list' })
  .max(6, 'At most 6 ranges a day')
  .optional()

const hours = z
  .object(
    { 1: dayHours, 2: dayHours, 3: dayHours, 4: dayHours, 5: dayHours, 6: dayHours, 7: dayHours },
    { error: 'Give the hours of at least one day' },
  )
  .transform((days) => Object.fromEntries(weekdays.flatMap((day) => (days[day]?.length ? [[day, days[day]]] : []))))
  .refine((days) => Object.keys(days).length > 0, 'Give the hours of at least one day')
  .superRefine((days, issue) => {
    const weekday = findOverlap(days)
    if (weekday) issue.addIssue({ code: 'custom', path: [weekday], message: 'These hours overlap' })
  })

const slotMinutes = numericField(/^\d{2,3}$/, `Choose one of ${slotLengths.join(', ')} minutes`, (minutes) =>
  slotLengths.some((each) => each === minutes) ? undefined : `Choose one of ${slotLengths.join(', ')} minutes`,
)

const daysOff = z
  .array(z.iso.date('A day off must be written like 2026-12-16'), { error: 'The days off must be a list' })
  .max(366, 'At most 366 days off')
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
