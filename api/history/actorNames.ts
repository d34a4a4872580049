import type { Ledger } from '#api/eventStore/handle.ts'
import { fullName } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { Actor } from '#domain/kernel/decision.ts'

/** An actor with the name that their account has now; with their id where it has none, or none any more. */
export const namedActor = async (ledger: Ledger, by: Actor) => {
  if (by.role === 'system') return { ...by, name: 'the shop' }
  if (by.role === 'guest') return { ...by, name: 'a visitor' }
  const account = await ledger.load(accountMachine, accountStream(by.id))
  const isKnown = !account.is('unopened') && !account.is('erased')
  return { ...by, name: isKnown ? fullName(account.context) : by.id }
}

/** The same for many: each account is looked at once. */
export const namedActors = (ledger: Ledger) => {
  const known = new Map<string, ReturnType<typeof namedActor>>()
  return (by: Actor) => known.getOrInsertComputed(`${by.role} ${by.id}`, () => namedActor(ledger, by))
}
