import { hash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import type { Answers, Call } from './answers.ts'
import { type Asking, type Checked, check, type Doorkeeper } from './checking.ts'
import type { Idempotency } from './idempotency.ts'

export interface Gate extends Doorkeeper {
  idempotency: Idempotency
}

export type Outcome = Record<string, unknown> | Refusal<RefusalName>

type AnyAnswer = (call: Call<Endpoint>) => Promise<Outcome> | Outcome

/** Calls by their key in the contract: who asks and what they ask is checked, and a repeated one answered as at first. */
export const openCalls = <Entries extends Contract>(entries: Entries, answers: Answers<Entries>, gate: Gate) => {
  const entryOf = (key: string): Endpoint | undefined => entries[key]

  return async (key: string, asking: Asking): Promise<Outcome> => {
    const entry = entryOf(key)
    if (!entry) return refuse<RefusalName>('UnknownCall')
    const checked = await check(key, entry, asking, gate)
    if (isRefusal(checked)) return checked

    const answer = (command?: string) =>
      (answers[key] as AnyAnswer)({ ...checked, once: { ...checked.deed, command } } as Call<Endpoint>)
    const repeatable = repeatableOf(key, entry, checked)
    return repeatable ? gate.idempotency(repeatable, async (command) => answer(command)) : answer()
  }
}

/** What is secret in an answer is kept nowhere: calls with a cookie are not repeatable. */
const repeatableOf = (endpoint: string, { cookie, namesNobody }: Endpoint, checked: Checked) => {
  const { caller, key, params, query, querydata, upload } = checked
  if (!caller || key === undefined || !endpoint.startsWith('POST') || cookie) return undefined
  const asked = { params, query, querydata, ...(upload && { upload: hash('sha256', upload) }) }
  return { customerId: caller.customerId, endpoint, key, namesNobody, asked }
}
