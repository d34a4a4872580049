import { z } from 'zod'
import { cleanText } from './cleanText.ts'

/** Who may call: anyone, a signed-in user of any role, or an admin. The handler checks ownership itself. */
type Access = 'anyone' | 'signedIn' | 'admin'

/** One endpoint of the API: its key in a contract is `METHOD path`, with `:name` for path parameters. */
export interface Endpoint {
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  /** The schema of `querydata`; unknown keys are dropped. */
  querydata?: z.ZodObject
  /** The body may also be the querydata itself. */
  acceptsBareBody?: boolean
  /** The body is a file, in place of querydata. */
  upload?: Upload
  /** The cookies that the endpoint reads and may set: HttpOnly, SameSite, limited to the path. */
  cookies?: readonly Cookie[]
  /** It is a POST, but depends on read models: it waits until these have reached the position of an `X-Position`, as every GET does. */
  readsModels?: boolean
  /** Media types of the files that it may return, in place of JSON. */
  download?: readonly string[]
  /**
   * Whose responses are the same: everybody's, or those of all guests. They depend on the request, the read models and the time only, and the
   * shop caches them.
   */
  sharedBy?: 'everyone' | 'guests'
  /** The response changes with the time alone, too: a slot passes, a banner's day comes. */
  isTimed?: boolean
  /** Every call counts for statistics, also if its response comes from a cache. */
  isCounted?: boolean
  /** The response has no personal data: its stored copy for repeated requests survives an erasure. */
  containsNoPersonalData?: boolean
  /** The keys beside `code` and `message` in a successful response. */
  response: z.ZodObject
}

/** The media types that a file may be sent as, and how large it may be. The handler detects the real type from the content. */
export interface Upload {
  types: readonly string[]
  bytes: number
}

/** The name of a cookie, and the path below which the browser sends it. */
export interface Cookie {
  name: string
  path: string
}

/** By `METHOD path`. */
export type Contract = Record<string, Endpoint>

export const contract = <const Entries extends Contract>(entries: Entries): Entries => entries

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<never, never>

/** The parsed request that a handler receives. */
export interface ParsedRequestOf<Entry extends Endpoint> {
  params: Output<Entry['params']>
  query: Output<Entry['query']>
  querydata: Output<Entry['querydata']>
}

/** The request that a client sends. */
export interface RequestOf<Entry extends Endpoint> {
  params?: Input<Entry['params']>
  query?: Input<Entry['query']>
  querydata?: Input<Entry['querydata']>
  upload?: Entry extends { upload: Upload } ? { type: string; content: Uint8Array<ArrayBuffer> } : never
}

export type ResponseOf<Entry extends Endpoint> = z.output<Entry['response']>

interface TextRule {
  pattern?: RegExp
  /** Replaces the general error message. */
  message?: string
}

/**
 * A trimmed text of `min` to `max` code points, with the error messages of section 5 of the specification. The length is that of the
 * stored text: without control and zero-width characters.
 */
export const text = (name: string, min: number, max: number, { pattern, message }: TextRule = {}) => {
  const bounded = z
    .string({ error: message ?? `The ${name} must be a text` })
    .overwrite(cleanText)
    .trim()
    .min(min, { error: message ?? tooShort(name, min), ...onlyForTexts })
    .max(max, { error: `The ${name} must be at most ${max} characters long`, ...onlyForTexts })
  return pattern ? bounded.regex(pattern, message) : bounded
}

// Zod also checks the length of arrays, which are not strings.
const onlyForTexts = { when: ({ value }: { value: unknown }) => typeof value === 'string' }

const tooShort = (name: string, min: number) => `The ${name} must be at least ${min} characters long`

/** A whole number written in a query string, clamped to a range. Anything else is refused. */
export const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, `${name} must be a whole number`)
    .transform((written) => Math.min(max, Math.max(min, Number(written))))

/** A day or a moment in a query, such as `since`. */
export const moment = (name: string) =>
  z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: `${name} must be a day or a moment: 2026-11-21 or 2026-11-21T08:30:00Z`,
  })
