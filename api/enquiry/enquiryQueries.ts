import type { DatabaseSync } from 'node:sqlite'
import { foldedText } from '#api/readModels/foldedText.ts'
import type { enquiryStates } from '#domain/enquiry/enquiryContract.ts'
import { enquiryStream } from '#domain/enquiry/enquiryMachine.ts'
import type { EnquiryTopic } from '#domain/enquiry/enquiryTopics.ts'
import { enquiryRow } from './enquiryView.ts'

export interface EnquiryListQuery {
  state?: (typeof enquiryStates)[number] | undefined
  topic?: EnquiryTopic | undefined
  /** Part of the number, the name, the address or the message. */
  search?: string | undefined
  /** From 1. */
  pageNumber: number
  limit: number
}

/** Queries of the enquiries, on the tables of `enquiryList`. */
export const enquiryQueries = (database: DatabaseSync) => {
  const filter = `FROM enquiries WHERE (:state IS NULL OR state = :state) AND (:topic IS NULL OR topic = :topic)
    AND (:search IS NULL OR instr(words, :search))`
  const page = database.prepare(
    `SELECT * ${filter} ORDER BY state = 'open' DESC, received_at DESC, id LIMIT :limit OFFSET :offset`,
  )
  const count = database.prepare(`SELECT count(*) AS count ${filter}`)
  const ofEnquirer = database.prepare('SELECT id FROM enquiries WHERE enquirer_id = ? ORDER BY received_at, id')

  return {
    page: ({ state, topic, search, pageNumber, limit }: EnquiryListQuery) => {
      const values = {
        state: state ?? null,
        topic: topic ?? null,
        search: (search && foldedText(search)) || null,
      }
      const total = Number(count.get(values)?.['count'])
      const rows = page.all({ ...values, limit, offset: (pageNumber - 1) * limit })
      return { results: rows.map(enquiryRow), meta: { totalCount: total, total, pageNumber, size: limit } }
    },
    /** The streams of a customer's enquiries. */
    streamsOf: (customerId: string) => ofEnquirer.all(customerId).map((row) => enquiryStream(String(row['id']))),
  }
}
