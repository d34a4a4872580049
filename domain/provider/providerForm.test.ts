import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ayandasNightTaxi, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { NewProvider, ProviderEdit } from './providerForm.ts'
import { providerFieldError, type TypedProvider } from './providerRules.ts'

const {
  profilePictureUrl: _portrait,
  images: _pictures,
  daysOff: _daysOff,
  verified: _verified,
  ...required
} = thabosPlumbing
const form = { ...required, callOutFee: '350', experienceYears: '12', slotMinutes: '60' }

const errorsOf = (change: object) => NewProvider.safeParse({ ...form, ...change }).error?.issues ?? []
const messagesOf = (change: object) =>
  errorsOf(change).map(({ path: [field], message }) => `${String(field)}: ${message}`)

const x = (length: number) => 'x'.repeat(length)
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

const email = 'Enter an e-mail address'
const years = 'The years of experience must be a whole number from 0 to 60'
const phone = 'The phone number must be exactly 10 digits, the first a 0'
const fee = 'The call-out fee must be an amount in rand from 0 to 10 000'
const minutes = 'Choose one of 15, 30, 45, 60, 90, 120, 180, 240 minutes'
const time = 'A time must be written like 08:30'
const range = 'A range must have a beginning and a later end'
const dayOff = 'A day off must be written like 2026-12-16'
const path = 'A picture is a path on this server'
const words = 'Describe what the picture shows'

/** A text between two lengths, inclusive. */
const lengthRule = (field: string, name: string, least: number, most: number): Rule => [
  field,
  [x(least), x(most), `<b>${x(least)}</b>`],
  [
    [x(least - 1), `The ${name} must be at least ${least} characters long`],
    [` ${x(least - 1)} `, `The ${name} must be at least ${least} characters long`],
    ['\u200b'.repeat(20), `The ${name} must be at least ${least} characters long`],
    [x(most + 1), `The ${name} must be at most ${most} characters long`],
    [7, `The ${name} must be a text`],
    [undefined, `The ${name} must be a text`],
  ],
]

const monday = (...ranges: [from: unknown, to: unknown][]) => ({ 1: ranges.map(([from, to]) => ({ from, to })) })
const day = (index: number) => new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10)
const picture = (change: object = {}) => ({
  thumbnail: '/a-320.webp',
  medium: '/a-800.webp',
  alt: 'A geyser',
  ...change,
})

type Rule = [field: string, taken: unknown[], refused: [unknown, string][]]

/** For each field: accepted values, and refused values with their message, at both sides of its limits. */
const rules: Rule[] = [
  lengthRule('fullName', 'full name', 3, 60),
  lengthRule('profession', 'profession', 3, 60),
  lengthRule('description', 'description', 10, 1000),
  lengthRule('location', 'location', 2, 60),
  lengthRule('zoneOrSection', 'zone or section', 2, 60),
  [
    'experienceYears',
    ['0', 0, 60, '60', ' 7 '],
    ['-1', -1, '61', 61, '1.5', 1.5, '', 'many', '1e1', '060', null, undefined].map((no) => [no, years]),
  ],
  [
    'phoneNumber',
    ['0825550143', '082 555 0143', '+27 82 555 0143', '0115550143'],
    ['082555014', '08255501433', '1825550143', '8255501430', '08255501x3', '', 825550143, null, undefined].map((no) => [
      no,
      phone,
    ]),
  ],
  [
    'email',
    ['t@m.co', `${x(64)}@${x(20)}.${x(11)}.za`, 'thabo@mokoenaplumbing.co.za'],
    [
      ['t@', 'The email must be at least 3 characters long'],
      [`${x(64)}@${x(20)}.${x(12)}.za`, 'The email must be at most 100 characters long'],
      ['thabo', email],
      ['thabo@', email],
      ['thabo@x.za, sipho@x.za', email],
      [undefined, 'The email must be a text'],
    ],
  ],
  [
    'categories',
    [['home-services'], ['home-services', 'plumbing'], ['home-services', 'plumbing', 'geysers']],
    [
      [[], 'Choose a category of the list'],
      [['plumbing'], 'Choose a category of the list'],
      [['home-services', 'geysers'], 'Choose a category of the list'],
      [['home-services', 'plumbing', 'geysers', 'solar'], 'Choose a category of the list'],
      [['constructor'], 'Choose a category of the list'],
      ['home-services', 'Choose a category'],
      [undefined, 'Choose a category'],
    ],
  ],
  [
    'areasServed',
    [['Xx'], [x(60)], many(20, (index) => `Area ${index}`)],
    [
      [[], 'Name at least one area'],
      [many(21, (index) => `Area ${index}`), 'At most 20 areas'],
      [['X'], 'The area must be at least 2 characters long'],
      [[x(61)], 'The area must be at most 60 characters long'],
      ['Pimville', 'The areas must be a list'],
      [undefined, 'The areas must be a list'],
    ],
  ],
  [
    'callOutFee',
    ['0', 0, '0.01', 349.9, '350.00', '10000', 10_000],
    ['-1', '10000.01', 10_001, '1.999', 'free', '', '1e3', '350,00', null, undefined].map((no) => [no, fee]),
  ],
  [
    'slotMinutes',
    [15, '15', 30, 45, 60, 90, 120, 180, 240],
    [0, 14, 16, 20, 61, 241, '15.0', -15, '', null, undefined].map((no) => [no, minutes]),
  ],
  [
    'hours',
    [
      monday(['08:00', '12:00']),
      monday(['00:00', '24:00']),
      monday(['18:00', '02:00']),
      monday(['18:00', '00:00']),
      monday(['23:59', '24:00']),
      monday(['08:00', '12:00'], ['12:00', '17:00']),
      monday(['13:00', '17:00'], ['08:00', '12:00']),
      monday(...many(6, (index): [string, string] => [`1${index}:00`, `1${index}:30`])),
      { ...monday(['08:00', '12:00']), 2: [], 3: undefined },
      { 7: [{ from: '22:00', to: '02:00' }], 1: [{ from: '02:00', to: '04:00' }] },
      ayandasNightTaxi.hours,
    ],
    [
      [{}, 'Give the hours of at least one day'],
      [{ 1: [], 2: [] }, 'Give the hours of at least one day'],
      [{ 8: [{ from: '08:00', to: '12:00' }] }, 'Give the hours of at least one day'],
      [undefined, 'Give the hours of at least one day'],
      ['08:00-12:00', 'Give the hours of at least one day'],
      [{ 1: '08:00-12:00' }, 'The hours of a day must be a list'],
      [{ 1: ['08:00'] }, range],
      [monday(['08:00', '08:00']), range],
      [monday(['00:00', '00:00']), range],
      [monday(['8:00', '12:00']), time],
      [monday(['08:60', '12:00']), time],
      [monday(['24:00', '12:00']), time],
      [monday(['08:00', '24:01']), time],
      [monday(['08:00', '25:00']), time],
      [monday(['08:00', undefined]), time],
      [monday([480, '12:00']), time],
      [monday(...many(7, (index): [string, string] => [`1${index}:00`, `1${index}:30`])), 'At most 6 ranges a day'],
      [monday(['08:00', '12:01'], ['12:00', '17:00']), 'These hours overlap'],
      [{ 7: [{ from: '22:00', to: '02:01' }], 1: [{ from: '02:00', to: '04:00' }] }, 'These hours overlap'],
    ],
  ],
  [
    'daysOff',
    [[], ['2026-12-16'], ['2028-02-29'], many(366, day), undefined],
    [
      [many(367, day), 'At most 366 days off'],
      [['2027-02-29'], dayOff],
      [['16-12-2026'], dayOff],
      [['2026-12-16T00:00:00Z'], dayOff],
      [[20_261_216], dayOff],
      ['2026-12-16', 'The days off must be a list'],
    ],
  ],
  [
    'profilePictureUrl',
    ['', '/providers/thabo-mokoena.webp', undefined],
    [
      'https://elsewhere.example/thabo.png',
      '//elsewhere.example/thabo.png',
      'javascript:alert(1)',
      '/../secrets',
      7,
    ].map((no) => [no, path]),
  ],
  [
    'images',
    [[], [picture()], [picture({ alt: x(3) })], [picture({ alt: x(200) })], many(12, () => picture()), undefined],
    [
      [many(13, () => picture()), 'At most 12 pictures'],
      [[picture({ thumbnail: 'https://elsewhere.example/a.png' })], path],
      [[picture({ medium: '' })], path],
      [[picture({ alt: x(2) })], words],
      [[picture({ alt: undefined })], words],
      [[picture({ alt: x(201) })], 'The words for the picture must be at most 200 characters long'],
    ],
  ],
  ...['verified', 'isActive'].map(
    (field): Rule => [
      field,
      [true, false, 'true', 'false', undefined],
      ['yes', 1, '', null].map((no) => [no, 'enter true or false']),
    ],
  ),
]

type Shape = (value: unknown) => boolean

const isText: Shape = (value) => typeof value === 'string'
const isListOf =
  (isItem: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(isItem)
const hasFields = (value: unknown, fields: Record<string, Shape>) =>
  Object.entries(fields).every(([field, isValid]) => isValid(Reflect.get(Object(value), field)))

// The values that a form in a browser can have where they are not texts: it offers days, times and stored pictures.
const shapes: Record<string, Shape> = {
  categories: isListOf(isText),
  areasServed: isListOf(isText),
  images: isListOf((value) => hasFields(value, { thumbnail: isPath, medium: isPath, alt: isText })),
  hours: (value) =>
    typeof value === 'object' && Object.values(Object(value)).every((day) => day === undefined || isDayHours(day)),
  daysOff: isListOf((value) => z.iso.date().safeParse(value).success),
  profilePictureUrl: () => false,
  verified: () => false,
  isActive: () => false,
}
const isPath: Shape = (value) => /^\/\w/.test(String(value))
const isDayHours = isListOf((value) => isRange(value))
const isRange: Shape = (value) => hasFields(value, { from: isText, to: isText })
const isTypable = (field: string, value: unknown) => (shapes[field] ?? isText)(value)

/** The error that a browser shows for a field. */
const typedError = (field: string, value: unknown) =>
  providerFieldError(field as keyof TypedProvider, { [field]: value } as unknown as TypedProvider)

describe.each(rules)('%s', (field, taken, refused) => {
  it.each(taken.map((value) => [value]))('may be %j', (value) => {
    expect(messagesOf({ [field]: value })).toEqual([])
  })

  it.each(refused)('may not be %j: %s', (value, sentence) => {
    expect(messagesOf({ [field]: value })).toContainEqual(`${field}: ${sentence}`)
    expect(errorsOf({ [field]: value })[0]?.message).toBe(sentence)
  })

  it.each(taken.filter((value) => isTypable(field, value)).map((value) => [value]))('may be typed as %j', (value) => {
    expect(typedError(field, value)).toBeUndefined()
  })

  it.each(refused.filter(([value]) => isTypable(field, value)))(
    'typed as %j has the same error: %s',
    (value, sentence) => {
      expect(typedError(field, value)).toBe(sentence)
    },
  )

  it.each(refused.filter(([value]) => value !== undefined))('cannot be changed to %j: %s', (value, sentence) => {
    expect(ProviderEdit.safeParse({ [field]: value }).error?.issues[0]?.message).toBe(sentence)
  })
})

it('every field has its rule here', () => {
  expect(rules.map(([field]) => field).sort()).toEqual(Object.keys(NewProvider.shape).sort())
})

it('overlapping hours are reported at the day on which they overlap', () => {
  const hours = { 7: [{ from: '22:00', to: '06:00' }], 1: [{ from: '05:00', to: '09:00' }] }
  expect(errorsOf({ hours }).map(({ path: at }) => at)).toEqual([['hours', 1]])
})

describe('the provider form', () => {
  it('accepts numbers also as text, and fills in the defaults', () => {
    const parsed = NewProvider.parse(form)
    expect(parsed).toEqual({
      ...required,
      callOutFee: 350,
      profilePictureUrl: '',
      images: [],
      daysOff: [],
      verified: false,
      isActive: true,
    })
    expect(NewProvider.parse({ ...form, callOutFee: 350, experienceYears: 12, slotMinutes: 60 })).toEqual(parsed)
  })

  it('keeps HTML as text, and normalizes whitespace, telephone numbers, duplicates and closed days', () => {
    const parsed = NewProvider.parse({
      ...form,
      fullName: ' Thabo \n <b>Mokoena</b> ',
      description: 'Geysers,\r\n<script>alert(1)</script> & drains',
      phoneNumber: '+27 (0)82 555-0143',
      areasServed: [' Pimville ', 'Pimville', 'Klip\tspruit'],
      daysOff: ['2026-12-25', '2026-12-16', '2026-12-25'],
      hours: { 1: [{ from: '08:00', to: '12:00' }], 2: [] },
    })
    expect(parsed).toMatchObject({
      fullName: 'Thabo <b>Mokoena</b>',
      description: 'Geysers,\n<script>alert(1)</script> & drains',
      phoneNumber: '0825550143',
      areasServed: ['Pimville', 'Klip spruit'],
      daysOff: ['2026-12-16', '2026-12-25'],
    })
    expect(parsed.hours).toEqual({ 1: [{ from: '08:00', to: '12:00' }] })
  })
})

describe('an edit of a provider', () => {
  it('contains only the given fields, without the id', () => {
    expect(ProviderEdit.parse({})).toEqual({})
    expect(ProviderEdit.parse({ callOutFee: '400', id: 'mine' })).toEqual({ callOutFee: 400 })
  })

  it('may contain every field', () => {
    const edit = { ...thabosPlumbing, callOutFee: 350, isActive: false, version: 3 }
    expect(ProviderEdit.parse(edit)).toEqual(edit)
  })

  it.each([
    [{ version: -1 }, 'The version must be a whole number'],
    [{ version: 1.5 }, 'The version must be a whole number'],
    [{ version: '1' }, 'The version must be a whole number'],
    [{ isActive: 'yes' }, 'enter true or false'],
  ])('refuses %j: %s', (edit, sentence) => {
    expect(ProviderEdit.safeParse(edit).error?.issues[0]?.message).toBe(sentence)
  })
})
