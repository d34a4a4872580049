import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream, isInUse } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { AccountParts } from './accountParts.ts'
import { type EmailHolders, holdersOf } from './emailHolders.ts'
import { openEmailProof } from './emailProof.ts'
import { deviceLifetime } from './secrets/knownDevices.ts'
import type { TypedCode } from './secrets/otpVerification.ts'
import { proofLifetime } from './secrets/resetProofs.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'otps' | 'proofs' | 'devices' | 'accountErasure' | 'signUpTokens'>

interface Typed extends TypedCode {
  email: string
  /** The purpose of the code; without it, any code that was sent to the address is accepted. */
  purpose?: OtpPurpose | undefined
  /** Of the browser in which the code is typed. */
  signUpToken: string | undefined
}

/**
 * A code proves access to the mailbox; the sign-up token of the browser identifies the sign-up. With a sign-up token the code verifies that
 * sign-up; without one it is exchanged for a proof that allows setting a new password. A browser in which a code of an account is typed becomes
 * a known device of that account.
 */
export const openCodeVerification = (parts: Parts) => {
  const { ledger, otps, proofs, devices, signUpTokens } = parts
  const prove = openEmailProof(parts)

  const giveResetProof = async ({ email, purpose }: Typed, { owner, claims }: EmailHolders) => {
    if (!owner && claims.length === 0) return refuse('OtpIsOver')
    const resetToken = await proofs.issue(email, owner)
    const cookies = { resetProof: { value: resetToken, seconds: proofLifetime } }
    const message = purpose === 'signup' ? chooseAfterSignUp : 'Now choose a new password'
    return { purpose: 'reset' as const, email, resetToken, cookies, message }
  }

  /** Wrong passwords typed on other devices must not delay a customer who has typed the code. */
  const rememberDevice = async (customerId: string) => {
    const deviceToken = await devices.add(customerId)
    return { deviceToken, newDevice: { value: deviceToken, seconds: deviceLifetime } }
  }

  const verifySignUp = async (customerId: string, email: string, context: CommandContext) => {
    if (!isInUse(await ledger.load(accountMachine, accountStream(customerId)))) return refuse('OtpIsOver')
    const verified = await prove(email, customerId, context)
    if (isRefusal(verified)) return verified
    const { deviceToken, newDevice } = await rememberDevice(customerId)
    const cookies = { signUp: { value: '', seconds: 0 }, newDevice }
    const message = 'Your e-mail address is verified'
    return { purpose: 'signup' as const, email, deviceToken, position: verified.position, cookies, message }
  }

  const passLoginDelay = async (customerId: string, email: string) => {
    const { deviceToken, ...cookies } = await rememberDevice(customerId)
    return { purpose: 'login' as const, email, deviceToken, cookies, message: 'Thank you. Now log in' }
  }

  return async (typed: Typed, context: CommandContext) => {
    const used = await otps.use(typed.email, typed, typed.purpose)
    if (isRefusal(used)) return used
    const { email, signUpToken } = typed
    const { purpose } = used
    const holders = await holdersOf(parts, email)
    const { owner, claims } = holders
    const started = signUpTokens.startedBy(signUpToken, owner ? [owner] : claims)

    if (purpose === 'signup' && started) return verifySignUp(started, email, context)
    if (purpose === 'login' && owner) return passLoginDelay(owner, email)
    return giveResetProof({ ...typed, purpose }, holders)
  }
}

const chooseAfterSignUp = 'Your e-mail address is verified. Please choose a password'
