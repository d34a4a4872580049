import { createHash, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { enquiryNumberOf } from '#api/recordNumbers.ts'
import { answerEnquiry, closeEnquiry, eraseEnquiry, receiveEnquiry } from '#domain/enquiry/enquiryCommands.ts'
import type { enquiryContract } from '#domain/enquiry/enquiryContract.ts'
import type { EnquiryFact } from '#domain/enquiry/enquiryEvents.ts'
import { type Enquiry, enquiryMachine, enquiryStream, guestId } from '#domain/enquiry/enquiryMachine.ts'
import { enquirySentence } from '#domain/enquiry/enquiryTimeline.ts'
import { type Decision, isRefusal, refuse } from '#domain/kernel/decision.ts'
import { enquiryQueries } from './enquiryQueries.ts'
import { enquiryView } from './enquiryView.ts'

interface Parts extends HistoryParts {
  database: DatabaseSync
}

/** The contact form, and the list of enquiries for admins. */
export const enquiryRoutes = ({ database, ...parts }: Parts): Handlers<typeof enquiryContract> => {
  const { ledger } = parts
  const enquiries = enquiryQueries(database)
  const history = recordHistory(parts, {
    machine: enquiryMachine,
    streamOf: enquiryStream,
    view: enquiryView,
    derived: [],
    sentence: enquirySentence,
  })

  const change = async <Name extends string>(
    id: string,
    context: IdempotentContext,
    decide: (enquiry: Enquiry) => Decision<EnquiryFact, Name>,
  ) => {
    const handled = await ledger.handle(enquiryMachine, enquiryStream(id), context, decide)
    if (isRefusal(handled)) return handled
    const result = enquiryView(id, handled.record)
    return result ? { result, position: handled.position } : refuse('EnquiryNotFound')
  }

  return {
    'POST enquiries/send': async ({ querydata, caller, key, address = '', idempotentContext }) => {
      const id = enquiryIdOf(caller?.customerId ?? address, key)
      const enquiryNumber = enquiryNumberOf(id)
      const enquirerId = caller?.customerId ?? guestId(id)
      const handled = await ledger.handle(enquiryMachine, enquiryStream(id), idempotentContext, (enquiry) =>
        receiveEnquiry(enquiry, { ...querydata, enquirerId, enquiryNumber }),
      )
      if (isRefusal(handled)) return handled
      return { result: { enquiryNumber }, position: handled.position, message: 'Your message reached us' }
    },
    'GET enquiries/all': ({ query }) => enquiries.page(query),
    'POST enquiries/answer': ({ querydata: { id, answer }, idempotentContext }) =>
      change(id, idempotentContext, (enquiry) => answerEnquiry(enquiry, answer)),
    'POST enquiries/close': ({ querydata: { id }, idempotentContext }) => change(id, idempotentContext, closeEnquiry),
    'POST enquiries/erase': ({ querydata: { id }, idempotentContext }) => change(id, idempotentContext, eraseEnquiry),
    'GET audit/enquiries/:id': async ({ params: { id }, query }) => {
      const timeline = await history(id, query)
      if (!timeline) return refuse('EnquiryNotFound')
      const { record: enquiry, ...rest } = timeline
      const result = { enquiry, ...rest }
      return query.format ? historyDownload(`enquiry-${id}`, query.format, result) : { result }
    },
  }
}

/** The id of an enquiry: equal for the same sender and `Idempotency-Key`, so that a repeated request is the same enquiry. */
const enquiryIdOf = (sender: string, key: string = randomUUID()) =>
  createHash('sha256').update(`enquiry ${sender} ${key}`).digest('hex').slice(0, 32)
