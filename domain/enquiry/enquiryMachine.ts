import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { ReceivedEnquiry, RecordedEnquiryFact } from './enquiryEvents.ts'

interface EnquiryContext {
  /** `undefined` before the enquiry was received. Moments are ISO 8601. */
  received: (ReceivedEnquiry & { receivedAt: string }) | undefined
  /** Oldest first. */
  answers: readonly { answer: string; answeredAt: string }[]
}

const enquirySetup = setup({ types: { context: {} as EnquiryContext, events: {} as RecordedEnquiryFact } })

const receive = enquirySetup.assign(({ event }) =>
  event.type === 'EnquiryReceived' ? { received: { ...event.data, receivedAt: event.at } } : {},
)

const answer = enquirySetup.assign(({ context: { answers }, event }) =>
  event.type === 'EnquiryAnswered'
    ? { answers: [...answers, { answer: event.data.answer, answeredAt: event.at }] }
    : {},
)

const answered = { target: 'answered', actions: answer } as const

/** A question from the contact form: open until an admin answers it or closes it without an answer. */
export const enquiryMachine = enquirySetup.createMachine({
  id: 'enquiry',
  context: { received: undefined, answers: [] },
  initial: 'unreceived',
  states: {
    unreceived: { on: { EnquiryReceived: { target: 'open', actions: receive } } },
    open: { on: { EnquiryAnswered: answered, EnquiryClosed: 'closed', EnquiryErased: 'erased' } },
    // A second answer corrects or completes the first.
    answered: { on: { EnquiryAnswered: answered, EnquiryErased: 'erased' } },
    closed: { on: { EnquiryAnswered: answered, EnquiryErased: 'erased' } },
    erased: {},
  },
})

export type Enquiry = Replayed<typeof enquiryMachine>

export const enquiryStream = (id: string) => `enquiry-${id}`

/** The id under which the personal data of a guest's enquiry is encrypted. */
export const guestId = (enquiryId: string) => `guest-${enquiryId}`

export const isGuestId = (enquirerId: string) => enquirerId.startsWith(guestId(''))
