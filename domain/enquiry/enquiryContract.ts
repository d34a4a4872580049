import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { EnquiryAnswer, EnquiryRequest } from './enquiryForm.ts'
import { enquiryTopics } from './enquiryTopics.ts'

export const enquiryStates = ['open', 'answered', 'closed', 'erased'] as const

const EnquiryRecord = z.object({
  id: z.string(),
  enquiryNumber: z.string(),
  /** The id of the customer who asked; `null` for a guest. */
  customerId: z.string().nullable(),
  topic: z.enum(enquiryTopics),
  /** Placeholders once the enquiry is erased. */
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  message: z.string(),
  state: z.enum(enquiryStates),
  /** ISO 8601. */
  receivedAt: z.string(),
  /** Oldest first. */
  answers: z.array(z.object({ answer: z.string(), answeredAt: z.string() })),
})

const oneEnquiry = z.object({ id: z.string({ error: 'The id is missing' }) })
const changed = z.object({ result: EnquiryRecord })

export const enquiryContract = contract({
  'POST enquiries/send': {
    summary: 'Send a question to the shop: it reaches the mailbox of the shop and the list of the admins',
    access: 'anyone',
    querydata: EnquiryRequest,
    response: z.object({ result: z.object({ enquiryNumber: z.string() }) }),
  },
  'GET enquiries/all': {
    summary: 'All enquiries, open ones first, then newest first',
    access: 'admin',
    query: z.object({
      state: z.enum(enquiryStates, { error: `The state must be one of: ${enquiryStates.join(', ')}` }).optional(),
      topic: z.enum(enquiryTopics, { error: `The topic must be one of: ${enquiryTopics.join(', ')}` }).optional(),
      /** Part of the number, the name, the e-mail address or the message. */
      search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
      pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
      limit: wholeNumber('limit', 1, 100).default(20),
    }),
    response: z.object({
      results: z.array(EnquiryRecord),
      meta: z.object({ totalCount: z.number(), total: z.number(), pageNumber: z.number(), size: z.number() }),
    }),
  },
  'POST enquiries/answer': {
    summary: 'Answer an enquiry: the answer is mailed to whoever asked',
    access: 'admin',
    querydata: EnquiryAnswer,
    response: changed,
  },
  'POST enquiries/close': {
    summary: 'Close an enquiry that needs no answer by mail',
    access: 'admin',
    querydata: oneEnquiry,
    response: changed,
  },
  'POST enquiries/erase': {
    summary: "Erase the personal data of a guest's enquiry for good",
    access: 'admin',
    querydata: oneEnquiry,
    response: changed,
  },
  'GET audit/enquiries/:id': {
    summary: "An enquiry's history: every fact, the enquiry as it was at any revision, the difference between two",
    access: 'admin',
    params: z.object({ id: z.string() }),
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ enquiry: EnquiryRecord, ...historyFields }) }),
  },
})

export type EnquiryView = z.output<typeof EnquiryRecord>
