import { hash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { type Authenticator, checkRequest, type ParsedRequest, type RawRequest } from './checkRequest.ts'
import type { Call, Caller, Handlers } from './handlers.ts'
import { checkKeyLength, type Idempotency } from './idempotency.ts'

export interface DispatcherDependencies extends Authenticator {
  idempotency: Idempotency
  /** Called with every request and its outcome; the response does not wait for it. */
  onCall?(call: CompletedCall): Promise<void>
}

/** A request with its outcome. `caller` is undefined if the request was rejected before authentication, or by it. */
export interface CompletedCall {
  key: string
  request: RawRequest
  caller: Caller | undefined
  outcome: CallOutcome
}

export type CallOutcome = Record<string, unknown> | Refusal<RefusalName>

type AnyHandler = (call: Call<Endpoint>) => Promise<CallOutcome> | CallOutcome

/** Dispatches a request to the handler of its contract key: authenticates, validates, and repeats the stored response of a repeated request. */
export const openDispatcher = <Entries extends Contract>(
  entries: Entries,
  handlers: Handlers<Entries>,
  dependencies: DispatcherDependencies,
) => {
  const entryOf = (key: string): Endpoint | undefined => entries[key]

  return async (key: string, request: RawRequest): Promise<CallOutcome> => {
    const entry = entryOf(key)
    if (!entry) return refuse<RefusalName>('UnknownCall')
    const checked = await checkRequest(key, entry, request, dependencies)
    const report = <Decided extends CallOutcome>(outcome: Decided) => {
      dependencies.onCall?.({ key, request, caller: isRefusal(checked) ? undefined : checked.caller, outcome })
      return outcome
    }
    if (isRefusal(checked)) return report(checked)
    const tooLong = key.startsWith('POST') ? checkKeyLength(checked.key) : undefined
    if (tooLong) return report(tooLong)

    const runHandler = (command?: string) =>
      (handlers[key] as AnyHandler)({
        ...checked,
        idempotentContext: { ...checked.context, command },
      } as Call<Endpoint>)
    const idempotentRequest = idempotentRequestOf(key, entry, checked)
    return report(
      await (idempotentRequest
        ? dependencies.idempotency(idempotentRequest, async (command) => runHandler(command))
        : runHandler()),
    )
  }
}

/** Endpoints with cookies are not repeatable, because a stored response would contain secrets. */
const idempotentRequestOf = (
  endpoint: string,
  { cookies, containsNoPersonalData }: Endpoint,
  checked: ParsedRequest,
) => {
  const { caller, key, params, query, querydata, upload } = checked
  if (!caller || key === undefined || !endpoint.startsWith('POST') || cookies) return undefined
  const request = { params, query, querydata, ...(upload && { upload: hash('sha256', upload) }) }
  // An admin's request may be about any customer.
  const ownerOfData = caller.role === 'Admin' ? 'anyone' : 'caller'
  const personalDataOf = containsNoPersonalData ? 'nobody' : ownerOfData
  return { customerId: caller.customerId, endpoint, key, personalDataOf, request } as const
}
