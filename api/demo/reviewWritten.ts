import { customerIdOf } from '#api/account/accountCreation.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { Reviewer } from '#domain/review/reviewCommands.ts'
import { writeReview } from '#domain/review/reviewCommands.ts'
import { reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { subjectOf } from '#domain/review/reviewSubject.ts'
import { asCustomer, expectAccepted } from './demoActions.ts'
import type { DemoCustomer } from './people.ts'

type WithoutCustomer<R> = R extends Reviewer ? Omit<R, 'customerId'> : never

/** Writes a customer's review of what they bought, or of whom they booked. */
export const reviewWritten = async (
  ledger: Ledger,
  { email, firstname: name }: DemoCustomer,
  reviewed: WithoutCustomer<Reviewer> & { rating: number; text: string },
) => {
  const customerId = customerIdOf(email)
  const stream = reviewStream(subjectOf(reviewed).id, customerId)
  const written = await ledger.handle(reviewMachine, stream, asCustomer(email), (review) =>
    writeReview(review, { ...reviewed, customerId, name }),
  )
  expectAccepted(written)
}
