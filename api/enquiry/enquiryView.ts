import { type EnquiryView, enquiryStates } from '#domain/enquiry/enquiryContract.ts'
import { type Enquiry, isGuestId } from '#domain/enquiry/enquiryMachine.ts'
import { erased } from '#domain/kernel/eventSchema.ts'

/** A row of the list of enquiries. */
export const enquiryRow = (row: Record<string, unknown>): EnquiryView => ({
  id: String(row['id']),
  enquiryNumber: String(row['number']),
  customerId: customerIdOf(String(row['enquirer_id'])),
  topic: row['topic'] as EnquiryView['topic'],
  name: String(row['name']),
  email: String(row['email']),
  orderNumber: String(row['order_number']),
  message: String(row['message']),
  state: row['state'] as EnquiryView['state'],
  receivedAt: String(row['received_at']),
  answers: JSON.parse(String(row['answers'])),
})

/** An enquiry from its own stream, without personal data once it is erased; `undefined` before it is received. */
export const enquiryView = (id: string, enquiry: Enquiry): EnquiryView | undefined => {
  const { received, answers } = enquiry.context
  const state = enquiryStates.find((each) => enquiry.is(each))
  if (!received || !state) return undefined

  const { enquirerId, ...fields } = received
  const view = { id, ...fields, customerId: customerIdOf(enquirerId), state, answers: [...answers] }
  return state === 'erased' ? withoutPersonalData(view) : view
}

// The key of the enquiry is destroyed a moment after the fact, and caches may still have what it encrypted.
const withoutPersonalData = ({ answers, ...view }: EnquiryView): EnquiryView => ({
  ...view,
  ...{ name: erased, email: erased, orderNumber: erased, message: erased },
  answers: answers.map(({ answeredAt }) => ({ answer: erased, answeredAt })),
})

const customerIdOf = (enquirerId: string) => (isGuestId(enquirerId) ? null : enquirerId)
