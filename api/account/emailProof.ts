import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { policy } from '#api/policies/policy.ts'
import { proveEmail, verifyEmail } from '#domain/account/accountCommands.ts'
import type { EmailFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { customerContext, guestContext } from './commandContexts.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'accountErasure'>

/**
 * Makes a customer the owner of an address, unless another customer has proven it: verifies the customer's account, and voids and erases every
 * other sign-up for the address. The stream of the address decides between concurrent proofs. Idempotent: a repetition completes an
 * interrupted proof.
 */
export const openEmailProof = (parts: Parts) => {
  const { ledger, emails } = parts

  return async (email: string, customerId: string, context: CommandContext) => {
    const ownContext = customerContext(context, customerId)
    const proven = await ledger.handle(emailMachine, await emails.streamOf(email), ownContext, (address) =>
      proveEmail(address, customerId),
    )
    if (isRefusal(proven)) return refuse('OtpIsOver')

    return openProofCompletion(parts)(customerId, proven.record.context.voided, ownContext)
  }
}

/** Completes a proof that a crash interrupted. */
export const finishProof = (parts: Pick<Parts, 'ledger' | 'accountErasure'>) =>
  policy<EmailFact>({
    name: 'finishProof',
    when: {
      EmailProven: async ({ customerId, others }, _, context) => {
        await openProofCompletion(parts)(customerId, others, customerContext(context, customerId))
      },
    },
  })

const openProofCompletion =
  ({ ledger, accountErasure }: Pick<Parts, 'ledger' | 'accountErasure'>) =>
  async (customerId: string, others: readonly string[], context: CommandContext) => {
    const verified = await ledger.handle(accountMachine, accountStream(customerId), context, verifyEmail)
    for (const other of others) await accountErasure.eraseUnverified(other, guestContext(context))
    return verified
  }
