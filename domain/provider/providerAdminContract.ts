import { z } from 'zod'
import { pictureUpload, StoredPictureResponse } from '#domain/catalogue/pictureUpload.ts'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { ProviderMeta, ProviderResponse } from './providerContract.ts'
import { NewProvider, ProviderEdit } from './providerForm.ts'

const idParams = z.object({ id: z.string() })

/** A provider as admins see it. */
const ProviderRecord = ProviderResponse.required({ daysOff: true, version: true })

/** A booking that the working hours no longer contain. */
export const StrandedBooking = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  customerName: z.string(),
  start: z.string(),
  minutes: z.number(),
  status: z.string(),
})

/** Orders of the admins' list; a hyphen reverses one. `rating` has the best first, `soonest` the earliest free time. */
const adminSorts = ['name', 'group', 'location', 'rating', 'soonest', 'newest'] as const
const adminSortNames = adminSorts.flatMap((sort) => [sort, `-${sort}`] as const)
export type ProviderAdminSort = (typeof adminSortNames)[number]

const flag = (name: string) => z.enum(['true', 'false'], { error: `${name} must be true or false` })

/** The service provider endpoints for admins. */
export const providerAdminContract = contract({
  'POST api/service-providers/add': {
    summary: 'Add a service provider to the directory',
    access: 'admin',
    querydata: NewProvider,
    response: z.object({ result: ProviderRecord }),
  },
  'POST api/service-providers/updateById/:id': {
    summary: 'Edit any part of a service provider; bookings outside of new hours are listed, never cancelled',
    access: 'admin',
    params: idParams,
    querydata: ProviderEdit,
    response: z.object({ result: ProviderRecord, strandedBookings: z.array(StrandedBooking) }),
  },
  'GET api/service-providers/all': {
    summary: 'Every service provider, also those that are not in the directory',
    access: 'admin',
    query: z.object({
      search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
      group: z.string().max(60).optional(),
      verified: flag('verified').optional(),
      isActive: flag('isActive').optional(),
      sort: z.enum(adminSortNames, { error: `The sort must be one of: ${adminSortNames.join(', ')}` }).default('name'),
      pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
      limit: wholeNumber('limit', 1, 100).default(20),
    }),
    response: z.object({ results: z.array(ProviderRecord), meta: ProviderMeta }),
  },
  'GET api/service-providers/forEdit/:id': {
    summary: 'A service provider to edit, with the bookings to come that the working hours do not contain',
    access: 'admin',
    params: idParams,
    response: z.object({ result: ProviderRecord, strandedBookings: z.array(StrandedBooking) }),
  },
  'POST api/service-providers/images': {
    summary: 'Store a picture for a service provider who is not added yet',
    access: 'admin',
    upload: pictureUpload,
    response: z.object({ result: StoredPictureResponse }),
  },
  'POST api/service-providers/images/:id': {
    summary: 'Store a picture for a service provider; the edit that shows it follows',
    access: 'admin',
    params: idParams,
    upload: pictureUpload,
    response: z.object({ result: StoredPictureResponse }),
  },
  'GET audit/providers/:id': {
    summary:
      "A service provider's history: every fact, the provider as it was at any revision, the difference between two",
    access: 'admin',
    params: idParams,
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({
      result: z.object({
        provider: ProviderRecord.omit({ soonest: true, averageRating: true, reviewCount: true }),
        ...historyFields,
      }),
    }),
  },
})
