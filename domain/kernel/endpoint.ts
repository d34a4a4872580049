import { z } from 'zod'
import { typedText } from './typedText.ts'

/** Who may call: anybody, a signed-in person of any role, or an admin. Ownership is decided by the answer itself. */
type Who = 'anyone' | 'signedIn' | 'admin'

/** One call of the shop: its key in a contract is `METHOD path`, with `:name` for path parameters. */
export interface Endpoint {
  summary: string
  who: Who
  params?: z.ZodObject
  query?: z.ZodObject
  /** What `querydata` holds; unknown keys are dropped. */
  querydata?: z.ZodObject
  /** The body may also be the querydata itself. */
  bare?: boolean
  /** The body is a file, in place of querydata. */
  upload?: Upload
  /** The cookie that it reads and may set: for scripts out of reach, sent to nobody but these calls of the shop's own pages. */
  cookie?: Cookie
  /** Media types of the files that it may answer with, in place of JSON. */
  download?: readonly string[]
  /** The answer tells of no person: it is kept for who asks again also where somebody is erased meanwhile. */
  namesNobody?: boolean
  /** The keys beside `code` and `message` in a successful answer. */
  answer: z.ZodObject
}

/** The media types that a file may be sent as, and how large it may be. What it really is, its content tells. */
export interface Upload {
  types: readonly string[]
  bytes: number
}

/** Its name, and the path below which it is sent. */
export interface Cookie {
  name: string
  path: string
}

/** By `METHOD path`. */
export type Contract = Record<string, Endpoint>

export const contract = <const Entries extends Contract>(entries: Entries): Entries => entries

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<never, never>

/** What an endpoint's answer is given, checked. */
export interface Asked<Entry extends Endpoint> {
  params: Output<Entry['params']>
  query: Output<Entry['query']>
  querydata: Output<Entry['querydata']>
}

/** What a caller sends. */
export interface Asking<Entry extends Endpoint> {
  params?: Input<Entry['params']>
  query?: Input<Entry['query']>
  querydata?: Input<Entry['querydata']>
  upload?: Entry extends { upload: Upload } ? { type: string; content: Uint8Array<ArrayBuffer> } : never
}

export type Answer<Entry extends Endpoint> = z.output<Entry['answer']>

interface TextRule {
  pattern?: RegExp
  /** Said instead of the general sentence. */
  otherwise?: string
}

/**
 * A trimmed text of `least` to `most` characters, code points, with the specification's sentences (its section 5). It is measured as it
 * is kept: without what nobody types or sees.
 */
export const text = (name: string, least: number, most: number, { pattern, otherwise }: TextRule = {}) => {
  const bounded = z
    .string({ error: otherwise ?? `The ${name} must be a text` })
    .overwrite(typedText)
    .trim()
    .min(least, { error: otherwise ?? tooShort(name, least), ...ofTexts })
    .max(most, { error: `The ${name} must be at most ${most} characters long`, ...ofTexts })
  return pattern ? bounded.regex(pattern, otherwise) : bounded
}

// Lists have a length as well.
const ofTexts = { when: ({ value }: { value: unknown }) => typeof value === 'string' }

const tooShort = (name: string, least: number) => `The ${name} must be at least ${least} characters long`

/** A whole number written in a query string, clamped to a range. Anything else is refused. */
export const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d+$/, `${name} must be a whole number`)
    .transform((written) => Math.min(most, Math.max(least, Number(written))))
