import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { type OpenAccount, openAccountForProof, resetPassword } from '#domain/account/accountCommands.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { customerContext } from './commandContexts.ts'
import { type EmailHolders, holdersOf } from './emailHolders.ts'
import { openEmailProof } from './emailProof.ts'
import { refuseCommonPassword } from './secrets/commonPasswords.ts'
import { unknownDeviceBucket } from './secrets/loginAttempts.ts'
import { hashPassword, matchingHash, verifyPassword } from './secrets/passwordHashing.ts'
import type { Proof, UsedProof } from './secrets/resetProofs.ts'

type Parts = Pick<
  AccountParts,
  'ledger' | 'emails' | 'passwords' | 'sessions' | 'attempts' | 'proofs' | 'devices' | 'accountErasure'
>

/**
 * Sets a new password for the holder of the proof, and ends every session. If the address has no owner, the proof verifies the sign-up with the
 * same password, or else a new account, and voids every other sign-up. The fact is appended last, so that the sessions have ended when other
 * nodes read it. A repetition with the same key only completes an interrupted reset. Throws `QueueIsFull` without using up the proof.
 */
export const openPasswordReset = (parts: Parts) => {
  const { ledger, passwords, sessions, attempts, emails, proofs, devices, accountErasure } = parts
  const prove = openEmailProof(parts)
  const { accountOf, canReset, accountFor, newAccountOf } = resetAccounts(parts)

  /** Makes the customer the owner of the address if it has no owner. */
  const proveAddress = async (customerId: string, holders: EmailHolders, email: string, context: CommandContext) => {
    if (holders.owner) return undefined
    const person = await newAccountOf(holders, email)
    await ledger.handle(accountMachine, accountStream(customerId), context, (account) =>
      openAccountForProof(account, person),
    )
    const proven = await prove(email, customerId, context)
    if (isRefusal(proven)) await accountErasure.eraseUnverified(customerId, context)
    return proven
  }

  // If the account was erased meanwhile, its password must not stay.
  const refuseReset = async (customerId: string) => {
    if ((await accountOf(customerId)).is('erased')) await passwords.remove(customerId)
    return refuse('ResetNotProven')
  }

  const applyReset = async (
    { customerId, command, hash }: UsedProof,
    holders: EmailHolders,
    email: string,
    context: CommandContext,
  ) => {
    const ownContext = customerContext(context, customerId)
    await passwords.set(customerId, hash)
    const proven = await proveAddress(customerId, holders, email, ownContext)
    if (isRefusal(proven)) return refuseReset(customerId)
    await passwords.afterReplacing(customerId, sessions.endAll)
    await devices.forget(customerId)
    const idempotentContext = { ...ownContext, command }
    const reset = await ledger.handle(accountMachine, accountStream(customerId), idempotentContext, resetPassword)
    if (isRefusal(reset)) return refuseReset(customerId)
    await attempts.clear(await unknownDeviceBucket(emails, email))
    return { position: reset.position, deviceToken: await devices.add(customerId) }
  }

  return async (proof: Proof, newPassword: string, context: CommandContext) => {
    const { email } = proof
    const holders = await holdersOf(parts, email)
    const proven = await proofs.find(proof)
    if (!proven || !(await canReset(holders))) return refuse('ResetNotProven')
    // The account for which the proof was issued has been erased since.
    if (proven.givenTo && proven.givenTo !== holders.owner) return refuse('ResetNotProven')
    const refusal = refuseCommonPassword(newPassword, 'newPassword')
    if (refusal) return refusal

    const customerId = await accountFor(holders, newPassword)
    const used = await proofs.use(proof, { customerId, hash: await hashPassword(newPassword) })
    if (!used) return refuse('ResetNotProven')
    if (used.wasUsed && !(await verifyPassword(newPassword, used.hash))) return refuse('KeyWasUsed')
    return applyReset(used, holders, email, context)
  }
}

/** Chooses the account whose password is reset. */
const resetAccounts = ({ ledger, passwords }: Pick<Parts, 'ledger' | 'passwords'>) => {
  const accountOf = (customerId: string) => ledger.load(accountMachine, accountStream(customerId))

  const canReset = async ({ owner, claims }: EmailHolders) =>
    owner === undefined ? claims.length > 0 : (await accountOf(owner)).can('PasswordReset')

  /** The id of the account that receives the new password. */
  const accountFor = async ({ owner, claims }: EmailHolders, newPassword: string) => {
    if (owner) return owner
    const accounts = await Promise.all(claims.map(accountOf))
    const usable = claims.filter((_, index) => accounts[index]?.is('unverified'))
    const hashes = await Promise.all(usable.map(passwords.hashOf))
    const matching = await matchingHash(newPassword, hashes)
    return usable.findLast((_, index) => matching !== undefined && hashes[index] === matching) ?? randomUUID()
  }

  /** With the names that the mail with the code used in its greeting. */
  const newAccountOf = async ({ claims }: EmailHolders, email: string): Promise<OpenAccount> => {
    const accounts = await Promise.all(claims.map(accountOf))
    const { firstname = '', lastname = '' } = accounts.findLast(isOpened)?.context ?? {}
    return { firstname, lastname, email }
  }

  return { accountOf, canReset, accountFor, newAccountOf }
}

const isOpened = (account: Account) => !account.is('unopened')
