import type { Deed, RepeatableDeed } from '#api/eventStore/handle.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { Answer, Asked, Contract, Cookie, Endpoint, Upload } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'

/** Who calls, as the shop's own state tells it now. */
export interface Caller {
  customerId: string
  role: Role
  sessionId: string
  emailVerified: boolean
}

type CallerOf<Who extends Endpoint['who']> = Who extends 'anyone' ? Caller | undefined : Caller

/** A checked call: what was asked, by whom, and the deed under which facts are recorded. */
export type Call<Entry extends Endpoint> = Asked<Entry> & {
  caller: CallerOf<Entry['who']>
  deed: Deed
  /** The same deed for a command that writes a stream once: under the same `Idempotency-Key` it is not carried out again. */
  once: RepeatableDeed
  /** The request's `Idempotency-Key`. */
  key: string | undefined
  /** The request's `User-Agent`. */
  agent?: string | undefined
  /** Whose line it came by. */
  address?: string | undefined
  /** Of the entry's cookie. */
  cookie?: string | undefined
} & Uploaded<Entry>

/** The body, where the entry takes a file. */
type Uploaded<Entry> = Entry extends { upload: Upload } ? { upload: Buffer<ArrayBuffer> } : Record<never, never>

/** A file to be saved, in place of JSON. Texts are UTF-8; a long one may come piece by piece. */
export interface FileAnswer {
  name: string
  type: string
  content: string | AsyncIterable<string>
}

type Cookies<Entry extends Endpoint> = Entry extends { cookie: Cookie } ? { cookie?: CookieReply } : unknown

type FileReply<Entry extends Endpoint> = Entry extends { download: readonly string[] } ? { file: FileAnswer } : never

/** A new value for the entry's cookie, and how long it lasts; 0 seconds take it away. */
export interface CookieReply {
  value: string
  seconds: number
}

/** `position` goes out as `X-Position`; the rest is the answer's body, beside `code`. */
type Reply<Entry extends Endpoint> =
  | (Answer<Entry> & { message?: string; position?: number } & Cookies<Entry>)
  | FileReply<Entry>
  | Refusal<RefusalName>

/** One answer for every entry of a contract: an entry without one does not compile. */
export type Answers<Entries extends Contract> = {
  [Key in keyof Entries]: (call: Call<Entries[Key]>) => Promise<Reply<Entries[Key]>> | Reply<Entries[Key]>
}
