import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { proveEmail } from '#domain/account/accountCommands.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { holdersOf } from './emailHolders.ts'
import type { EmailPseudonyms } from './emailPseudonyms.ts'

interface Parts {
  ledger: Ledger
  emails: EmailPseudonyms
}

/**
 * Makes a customer the owner of an address that has no owner, without a code, on behalf of the shop itself. Voids unproven sign-ups for the
 * address. Returns the id of the owner.
 */
export const openProvenEmailClaim = (parts: Parts) => {
  const claim = async (email: string, customerId: string, context: CommandContext): Promise<string> => {
    const { owner } = await holdersOf(parts, email)
    if (owner) return owner
    const proven = await parts.ledger.handle(emailMachine, await parts.emails.streamOf(email), context, (address) =>
      proveEmail(address, customerId),
    )
    return isRefusal(proven) ? claim(email, customerId, context) : customerId
  }

  return claim
}
