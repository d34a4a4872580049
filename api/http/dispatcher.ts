import { hash } from 'node:crypto'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import type { ResponseCache } from './cache/responseCache.ts'
import { type Authenticator, checkRequest, type ParsedRequest, type RawRequest } from './checkRequest.ts'
import type { Call, Caller, CallOutcome, Handlers } from './handlers.ts'
import { checkKeyLength, type Idempotency } from './idempotency.ts'

interface DispatcherDependencies extends Authenticator {
  idempotency: Idempotency
  /** Caches the responses that are shared by several callers. */
  responses: ResponseCache
  /** Called with every request and its outcome; the response does not wait for it. */
  onCall?(call: CompletedCall): void
}

/** A request with its outcome. `caller` and `query` are undefined if the request was rejected before authentication, or by it. */
export interface CompletedCall {
  key: string
  request: RawRequest
  caller: Caller | undefined
  /** The validated query. */
  query?: Record<string, unknown> | undefined
  outcome: CallOutcome
}

type AnyHandler = (call: Call<Endpoint>) => Promise<CallOutcome> | CallOutcome

/** Calls the endpoint of a contract key. */
export type Dispatcher = (key: string, request: RawRequest) => Promise<CallOutcome>

/** Dispatches a request to the handler of its contract key: authenticates, validates, and repeats the stored response of a repeated request. */
export const openDispatcher = <Entries extends Contract>(
  entries: Entries,
  handlers: Handlers<Entries>,
  dependencies: DispatcherDependencies,
): Dispatcher => {
  const entryOf = (key: string): Endpoint | undefined => entries[key]

  return async (key, request) => {
    const entry = entryOf(key)
    if (!entry) return refuse<RefusalName>('UnknownCall')
    const checked = await checkRequest(key, entry, request, dependencies)
    const report = <Decided extends CallOutcome>(outcome: Decided) => {
      const known = isRefusal(checked) ? { caller: undefined } : { caller: checked.caller, query: checked.query }
      dependencies.onCall?.({ key, request, ...known, outcome })
      return outcome
    }
    if (isRefusal(checked)) return report(checked)
    const tooLong = key.startsWith('POST') ? checkKeyLength(checked.key) : undefined
    if (tooLong) return report(tooLong)

    const runHandler = (command?: string, { caller, address }: Who = checked) =>
      (handlers[key] as AnyHandler)({
        ...checked,
        ...{ caller, address },
        idempotentContext: { ...checked.context, command },
      } as Call<Endpoint>)
    if (isShared(entry, checked)) {
      const name = `${key} ${JSON.stringify([checked.params, checked.query])}`
      return report(await dependencies.responses.get(name, entry.isTimed === true, () => runHandler(undefined, nobody)))
    }
    const idempotentRequest = idempotentRequestOf(key, entry, checked)
    return report(
      await (idempotentRequest
        ? dependencies.idempotency(idempotentRequest, async (command) => runHandler(command))
        : runHandler()),
    )
  }
}

type Who = Pick<ParsedRequest, 'caller' | 'address'>

// A shared response must not depend on who asked first.
const nobody: Who = { caller: undefined, address: undefined }

const isShared = ({ sharedBy }: Endpoint, { caller }: ParsedRequest) =>
  sharedBy === 'everyone' || (sharedBy === 'guests' && caller === undefined)

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
