import type { Ledger } from '#api/eventStore/ledger.ts'
import { fullName } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { Actor } from '#domain/kernel/decision.ts'

/** An actor with the current name of their account; with their id if there is no account or it was erased. */
export const namedActor = async (ledger: Ledger, actor: Actor) => {
  if (actor.role === 'system') return { ...actor, name: 'the shop' }
  if (actor.role === 'guest') return { ...actor, name: 'a visitor' }
  const account = await ledger.load(accountMachine, accountStream(actor.id))
  const isKnown = !account.is('unopened') && !account.is('erased')
  return { ...actor, name: isKnown ? fullName(account.context) : actor.id }
}

/** The same with a cache: each account is loaded once. */
export const cachedNamedActor = (ledger: Ledger) => {
  const cache = new Map<string, ReturnType<typeof namedActor>>()
  return (actor: Actor) => cache.getOrInsertComputed(`${actor.role} ${actor.id}`, () => namedActor(ledger, actor))
}
