import { z } from 'zod'
import { providerPageSize } from '#domain/businessConstants.ts'
import { wholeNumber } from '#domain/kernel/endpoint.ts'

const providerSorts = ['recommended', 'rating', 'fee', 'soonest', 'name'] as const
export type ProviderSort = (typeof providerSorts)[number]

/** `weekend`: the next Saturday or Sunday, today included. */
const availabilities = ['today', 'weekend'] as const
export type Availability = (typeof availabilities)[number]

const flag = (name: string) => z.enum(['true', 'false'], { error: `${name} must be true or false` })

const area = z.string().max(60, 'The area must be at most 60 characters long').optional()

/** Which providers a list shows. */
export const ProvidersQuery = z.object({
  /** Values of the category path joined by `/`, such as `home-services/plumbing`; also a single value or label of any level. */
  categoryName: z.string().max(200, 'The categoryName must be at most 200 characters long').optional(),
  /** The specification's flag: `false` searches for `categoryName` as words. */
  isCategory: flag('isCategory').optional(),
  search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
  /** One of the areas served. */
  area,
  ratingFrom: wholeNumber('ratingFrom', 1, 5).optional(),
  /** Whole rand: the highest call-out fee. */
  priceEnd: wholeNumber('priceEnd', 0, 100_000).optional(),
  verified: flag('verified').optional(),
  available: z.enum(availabilities, { error: `available must be one of: ${availabilities.join(', ')}` }).optional(),
  sort: z.enum(providerSorts, { error: `The sort must be one of: ${providerSorts.join(', ')}` }).default('recommended'),
  pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
  limit: wholeNumber('limit', 1, 100).default(providerPageSize),
})

/** Who is asked for a free time. */
export const SoonestQuery = z.object({
  /** Values of the category path joined by `/`. */
  categoryName: z
    .string('The categoryName is missing')
    .min(1, 'The categoryName is missing')
    .max(200, 'The categoryName must be at most 200 characters long'),
  /** One of the areas served: where somebody is wanted. */
  area,
})
