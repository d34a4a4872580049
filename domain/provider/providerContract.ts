import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { ProvidersQuery, SoonestQuery } from './providersQuery.ts'

const Picture = z.object({ thumbnail: z.string(), medium: z.string(), alt: z.string() })
/** `start` is a moment in UTC, ISO 8601. */
const SlotResponse = z.object({ start: z.string(), minutes: z.number() })
const HourRanges = z.array(z.object({ from: z.string(), to: z.string() }))

/** By weekday, `1` Monday to `7` Sunday; a missing day is closed. */
const HoursResponse = z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), HourRanges)

/** What a provider card shows. Money in rand. */
export const ProviderCardResponse = z.object({
  id: z.string(),
  _id: z.string(),
  fullName: z.string(),
  /** Empty without a portrait. */
  profilePictureUrl: z.string(),
  images: z.array(Picture),
  profession: z.string(),
  description: z.string(),
  experienceYears: z.number(),
  phoneNumber: z.string(),
  email: z.string(),
  location: z.string(),
  zoneOrSection: z.string(),
  verified: z.boolean(),
  /** Stars, with one decimal; 0 without reviews. */
  averageRating: z.number(),
  reviewCount: z.number(),
  /** The path of the category, top group first. */
  categories: z.array(z.object({ value: z.string(), label: z.string() })),
  areasServed: z.array(z.string()),
  callOutFee: z.number(),
  /** The earliest free time within the next 60 days. */
  soonest: SlotResponse.nullable(),
})

/** What a provider's own page shows. */
export const ProviderResponse = ProviderCardResponse.extend({
  hours: HoursResponse,
  slotMinutes: z.number(),
  isActive: z.boolean(),
  /** The fields from here on are for admins only. */
  daysOff: z.array(z.string()).optional(),
  /** The number of edits since it was added. */
  version: z.number().optional(),
})

/** What an offer of somebody shows. */
export const SoonestResponse = ProviderCardResponse.pick({
  id: true,
  fullName: true,
  profession: true,
  profilePictureUrl: true,
  verified: true,
  averageRating: true,
  reviewCount: true,
}).extend({
  soonest: SlotResponse,
  /** The area served that they were found by. */
  area: z.string(),
})

const Category = <Below extends z.ZodType>(children: Below) =>
  z.object({
    _id: z.string(),
    label: z.string(),
    value: z.string(),
    /** The providers in it and below it. */
    count: z.number(),
    children: z.array(children),
  })

/** How many providers a list has, and which page of them this is. */
export const ProviderMeta = z.object({
  totalCount: z.number(),
  total: z.number(),
  pageNumber: z.number(),
  size: z.number(),
  nextCursor: z.null(),
})

/** The minute of the answer, ISO 8601: what `today` means in it. */
const asOf = z.string()

const idParams = z.object({ id: z.string() })

/** The public endpoints of the directory. */
export const providerContract = contract({
  'GET api/service-providers/categories': {
    summary: 'The categories of service providers, in three levels, with the number of providers in each',
    access: 'anyone',
    sharedBy: 'everyone',
    response: z.object({ results: z.array(Category(Category(Category(z.never())))) }),
  },
  'GET api/service-providers/searchServiceProviders': {
    summary: 'A page of service providers, by category, words, area, rating, call-out fee or free times',
    access: 'anyone',
    sharedBy: 'everyone',
    isTimed: true,
    query: ProvidersQuery,
    response: z.object({
      results: z.array(ProviderCardResponse),
      meta: ProviderMeta,
      asOf,
    }),
  },
  'GET api/service-providers/areas': {
    summary: 'The areas that service providers serve, with the number of providers in each',
    access: 'anyone',
    sharedBy: 'everyone',
    response: z.object({ results: z.array(z.object({ key: z.string(), count: z.number() })) }),
  },
  'GET api/service-providers/soonest': {
    summary: 'Who of a category is free soonest: in an area, else in the delivery areas of the shop, else anywhere',
    access: 'anyone',
    sharedBy: 'everyone',
    isTimed: true,
    query: SoonestQuery,
    response: z.object({
      /** `null` if nobody has a free time within the next 60 days. */
      result: SoonestResponse.nullable(),
      asOf,
    }),
  },
  'GET api/service-providers/slots/:id': {
    summary: 'The free times of a service provider on up to 14 days in a row',
    access: 'anyone',
    sharedBy: 'guests',
    isTimed: true,
    params: idParams,
    query: z.object({
      /** Default: today in South Africa. */
      from: z.iso.date('from must be a day: 2026-11-24').optional(),
      days: wholeNumber('days', 1, 14).default(7),
    }),
    response: z.object({
      asOf,
      result: z.object({
        providerId: z.string(),
        from: z.string(),
        /** The last day that can be booked. */
        last: z.string(),
        minutes: z.number(),
        callOutFee: z.number(),
        days: z.array(z.object({ day: z.string(), isOff: z.boolean(), slots: z.array(SlotResponse) })),
      }),
    }),
  },
  'GET api/service-providers/:id': {
    summary: 'One service provider, with working hours',
    access: 'anyone',
    sharedBy: 'guests',
    isTimed: true,
    params: idParams,
    response: z.object({ result: ProviderResponse, asOf }),
  },
})
