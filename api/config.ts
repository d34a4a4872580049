import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { refuseCommonPassword } from '#api/account/secrets/commonPasswords.ts'
import { demoAccounts } from '#api/demo/people.ts'
import { accountRules, guessablePasswordError } from '#domain/account/accountRules.ts'

const secret = z
  .string()
  .min(32, 'must be at least 32 characters long')
  .refine((text) => !isGuessable(text), 'can be guessed: make it of random characters')

// Repeated words or characters compress to fewer than 32 bytes, whatever their length; sentences contain blanks; in the alphabet each
// character follows the one before.
const isGuessable = (text: string) =>
  deflateSync(text).length < 32 || /\s/.test(text) || ascendingPairs(text) > text.length / 3

const ascendingPairs = (text: string) =>
  [...text].filter((character, index) => index > 0 && character.charCodeAt(0) - text.charCodeAt(index - 1) === 1).length

const validText = (rule: (value: string) => string | undefined, message: string) =>
  z
    .string()
    .trim()
    .refine((value) => rule(value) === undefined, message)

// `hello@ekhaya.example`, or a name before it: `Ekhaya <hello@ekhaya.example>`.
const senderError = (text: string) => accountRules.email(/^[^<>:;]*<([^<>]+)>$/.exec(text)?.[1] ?? text)

/** Origins as browsers serialize them (RFC 6454, section 6.2), separated by commas. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .transform((list) => list.filter(Boolean))
  .refine((list) => list.every(isOrigin), 'must be origins like https://shop.example, joined by commas')

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const Environment = z.object({
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  EVENTSTORE_URL: z
    .string()
    .regex(/^esdb(\+discover)?:\/\//, 'must begin with esdb:// or esdb+discover://')
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: z.url().optional(),
  /** `off` removes the service worker, and what it stored, from the browsers that have it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** How many proxies are in front of the shop: only their forwarded headers are trusted. */
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  TOKEN_SECRET: secret.optional(),
  /** The mail server; without it, mails are stored in the data folder. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** The sender of every mail; default: the shop's own address. */
  MAIL_FROM: validText(
    senderError,
    'must be an e-mail address, or a name with one: Ekhaya <hello@ekhaya.example>',
  ).optional(),
  /** The first admin, created if the shop has none. */
  ADMIN_EMAIL: validText(accountRules.email, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: validText(
    accountRules.newPassword,
    'must be 6 to 20 characters long and not start with a digit',
  ).optional(),
  /** Other sites whose scripts may call the shop: origins, separated by commas. */
  CORS_ORIGINS: origins,
  /** Rand. */
  DELIVERY_FEE: z.coerce.number().min(0).default(60),
})

export type Config = z.output<typeof Environment> & { publicUrl: string; dev: boolean }

/** Validates the environment. Throws `ConfigError` with one sentence per mistake. */
export const readConfig = (environment: NodeJS.ProcessEnv, flags: readonly string[]): Config => {
  const parsed = Environment.safeParse(withoutBlanks(environment))
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))

  const config = parsed.data
  const mistakes = config.SHOP_MODE === 'production' ? productionMistakes(config) : []
  if (!config.ADMIN_EMAIL !== !config.ADMIN_PASSWORD)
    mistakes.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither')
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return { ...config, publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`, dev: flags.includes('--dev') }
}

export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The configuration cannot be used:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
  }
}

const productionMistakes = (config: z.output<typeof Environment>) => [
  ...(config.TOKEN_SECRET ? [] : ['TOKEN_SECRET is missing: set it to at least 32 random characters']),
  ...(config.SMTP_URL ? [] : ['SMTP_URL is missing: without mail nobody can open an account']),
  ...(isSafeUrl(config.PUBLIC_URL) ? [] : ['PUBLIC_URL is missing, or not https: mails lead there']),
  ...(isGuessableAdminPassword(config) ? ['ADMIN_PASSWORD can be guessed: choose another'] : []),
  ...(config.RATE_LIMITS === 'off' ? ['RATE_LIMITS=off is accepted in demo mode only'] : []),
]

// On localhost a shop may be tried without a certificate.
const isSafeUrl = (url: string | undefined) =>
  url !== undefined && (url.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(url).hostname))

const isGuessableAdminPassword = ({ ADMIN_EMAIL = '', ADMIN_PASSWORD }: z.output<typeof Environment>) =>
  ADMIN_PASSWORD !== undefined &&
  (refuseCommonPassword(ADMIN_PASSWORD, 'ADMIN_PASSWORD') !== undefined ||
    guessablePasswordError(ADMIN_PASSWORD, ADMIN_EMAIL) !== undefined ||
    isDemoPassword(ADMIN_PASSWORD))

const isDemoPassword = (password: string) => demoAccounts.some((account) => account.password === password)

const withoutBlanks = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
