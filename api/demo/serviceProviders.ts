import { z } from 'zod'
import { readContent, readContentFolder } from './content.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/

const Review = z.strictObject({
  firstname: z.string(),
  rating: z.literal([1, 2, 3, 4, 5]),
  /** When it was written, in days before the shop's first start. */
  daysAgo: z.int(),
  text: z.string(),
})

/** What a portrait has in common with its person; the rest of it comes from the name. */
const Portrait = z.strictObject({
  person: z.enum(['woman', 'man']),
  skin: z.enum(['light', 'tan', 'brown', 'deep']),
  hair: z.literal('grey').optional(),
  cover: z.enum(['headwrap', 'hijab']).optional(),
  beard: z.boolean().default(false),
  glasses: z.boolean().default(false),
})

export type DemoPortrait = z.output<typeof Portrait>

/** A provider in the files of `content/serviceProviders`: the fields of the provider form, the portrait and the reviews. */
const ProviderEntry = z.strictObject({
  /** The slug of the full name; it also names the portrait. */
  id: z.string(),
  fullName: z.string(),
  profession: z.string(),
  description: z.string(),
  experienceYears: z.int(),
  phoneNumber: z.string(),
  email: z.email(),
  location: z.string(),
  zoneOrSection: z.string(),
  verified: z.boolean(),
  /** Values of a top group, a trade of it and a speciality of that. */
  categories: z.tuple([z.string(), z.string(), z.string()]),
  areasServed: z.array(z.string()),
  /** In rand. */
  callOutFee: z.int(),
  slotMinutes: z.int(),
  /** By a day or several, 1 for Monday to 7 for Sunday: `{ '1-5': ['08:00-12:00', '13:00-17:00'] }`. */
  hours: z.record(z.string().regex(/^[1-7](-[1-7])?$/), z.array(z.string().regex(clock))),
  daysOff: z.array(z.iso.date()),
  /** Providers without one are shown without a picture. */
  portrait: Portrait.optional(),
  reviews: z.array(Review),
})

/** By the value of a trade, what its picture shows. */
const coverTexts = readContent('serviceProviderCovers.json', z.record(z.string(), z.string()))

const coverOf = (trade: string, alt: string) => ({
  trade,
  thumbnail: `/pictures/trades/${trade}-320.webp`,
  medium: `/pictures/trades/${trade}-640.webp`,
  alt,
})

/** The pictures of all trades: 320 by 200 and 640 by 400 pixels, as WebP and, beside it, AVIF. */
export const demoCovers = Object.entries(coverTexts).map(([trade, alt]) => coverOf(trade, alt))

/** A service provider of the demo shop, as the provider form takes it. Money in rand. */
export type DemoProvider = ReturnType<typeof toProvider>

const toProvider = ({ hours, ...entry }: z.output<typeof ProviderEntry>) => ({
  ...entry,
  /** By day, 1 for Monday. A range whose end is not after its start ends on the next day. */
  hours: Object.fromEntries(Object.entries(hours).flatMap(([days, ranges]) => hoursOf(days, ranges))),
  /** 320 by 320 pixels; `-96.webp` is the small one. Empty for providers without a picture. */
  profilePictureUrl: entry.portrait ? `/pictures/providers/${entry.id}-320.webp` : '',
  images: demoCovers
    .filter(({ trade }) => trade === entry.categories[1])
    .map(({ thumbnail, medium, alt }) => ({ thumbnail, medium, alt })),
})

const hoursOf = (days: string, ranges: string[]) => {
  const [first = 0, last = first] = days.split('-').map(Number)
  const times = ranges.map((range) => ({ from: range.slice(0, 5), to: range.slice(6) }))
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index, times] as const)
}

/** The service providers of the demo shop. */
export const demoProviders = readContentFolder('serviceProviders', z.array(ProviderEntry)).flat().map(toProvider)
