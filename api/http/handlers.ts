import type { CommandContext, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { Contract, Cookie, Endpoint, ParsedRequestOf, ResponseOf, Upload } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

/** What a handler returns: the keys of a successful response, or a refusal. */
export type CallOutcome = Record<string, unknown> | Refusal<RefusalName>

/** The authenticated caller, with the current role from the account. */
export interface Caller {
  customerId: string
  role: Role
  sessionId: string
  emailVerified: boolean
}

/** Whether a request is about another customer than its caller. */
export const isForeign = (customerId: string | undefined, caller: Caller) =>
  customerId !== undefined && customerId !== caller.customerId

type CallerOf<Who extends Endpoint['access']> = Who extends 'anyone' ? Caller | undefined : Caller

/** A validated request with its caller and the context for the facts that it appends. */
export type Call<Entry extends Endpoint> = ParsedRequestOf<Entry> & {
  caller: CallerOf<Entry['access']>
  context: CommandContext
  /** The same context with a command id: the ledger appends the facts of one `Idempotency-Key` to a stream only once. */
  idempotentContext: IdempotentContext
  /** The request's `Idempotency-Key`. */
  key: string | undefined
  /** The request's `User-Agent`. */
  agent?: string | undefined
  /** The client address that rate limits count by. */
  address?: string | undefined
} & Uploaded<Entry> &
  RequestCookies<Entry>

/** The uploaded file, if the endpoint accepts one. */
type Uploaded<Entry> = Entry extends { upload: Upload } ? { upload: Buffer<ArrayBuffer> } : Record<never, never>

/** A file download in place of JSON. Texts are UTF-8; long ones are streamed. */
export interface FileResponse {
  name: string
  type: string
  content: string | AsyncIterable<string>
}

/** Values of the entry's cookies, by name. */
type RequestCookies<Entry> = Entry extends { cookies: readonly Cookie[] }
  ? { cookies: { readonly [Name in Entry['cookies'][number]['name']]?: string | undefined } }
  : unknown

type ResponseCookies<Entry extends Endpoint> = Entry extends { cookies: readonly Cookie[] }
  ? { cookies?: { [Name in Entry['cookies'][number]['name']]?: CookieUpdate | undefined } }
  : unknown

type FileResult<Entry extends Endpoint> = Entry extends { download: readonly string[] } ? { file: FileResponse } : never

/** A new value for one of the endpoint's cookies, and its lifetime; 0 seconds delete it. */
export interface CookieUpdate {
  value: string
  seconds: number
}

/** `position` is sent as the header `X-Position`; the rest is the response body, beside `code`. */
type HandlerResult<Entry extends Endpoint> =
  | (ResponseOf<Entry> & { message?: string; position?: number } & ResponseCookies<Entry>)
  | FileResult<Entry>
  | Refusal<RefusalName>

/** A handler for every endpoint of a contract: a missing one does not compile. */
export type Handlers<Entries extends Contract> = {
  [Key in keyof Entries]: (
    call: Call<Entries[Key]>,
  ) => Promise<HandlerResult<Entries[Key]>> | HandlerResult<Entries[Key]>
}
