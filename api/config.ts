import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { tooCommon } from '#api/account/secrets/commonPasswords.ts'
import { demoAccounts } from '#api/demo/people.ts'
import { accountRules, wrongBesideEmail } from '#domain/account/accountRules.ts'

const secret = z
  .string()
  .min(32, 'must be at least 32 characters long')
  .refine((text) => !isGuessable(text), 'can be guessed: make it of random characters')

// Words and rows that repeat themselves are packed into less than 32 bytes, whatever their length; sentences have blanks, and in the
// alphabet every sign follows the one before.
const isGuessable = (text: string) => deflateSync(text).length < 32 || /\s/.test(text) || rising(text) > text.length / 3

const rising = (text: string) =>
  [...text].filter((sign, at) => at > 0 && sign.charCodeAt(0) - text.charCodeAt(at - 1) === 1).length

const sound = (rule: (value: string) => string | undefined, otherwise: string) =>
  z
    .string()
    .trim()
    .refine((value) => rule(value) === undefined, otherwise)

// `hello@ekhaya.example`, or a name before it: `Ekhaya <hello@ekhaya.example>`.
const wrongSender = (text: string) => accountRules.email(/^[^<>:;]*<([^<>]+)>$/.exec(text)?.[1] ?? text)

/** Origins as browsers say them (RFC 6454, section 6.2), joined by commas. */
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
  /** How many proxies stand before the shop: only their forwarded headers count. */
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  TOKEN_SECRET: secret.optional(),
  /** Where mail is handed over; without it, mail is kept under the data folder. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** The sender of every mail; default: the shop's own address. */
  MAIL_FROM: sound(
    wrongSender,
    'must be an e-mail address, or a name with one: Ekhaya <hello@ekhaya.example>',
  ).optional(),
  /** The first admin, made where the shop has none. */
  ADMIN_EMAIL: sound(accountRules.email, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: sound(
    accountRules.newPassword,
    'must be 6 to 20 characters long and not start with a digit',
  ).optional(),
  /** Other sites whose scripts may call the shop: origins, joined by commas. */
  CORS_ORIGINS: origins,
  /** Rand. */
  DELIVERY_FEE: z.coerce.number().min(0).default(60),
})

export type Config = z.output<typeof Environment> & { publicUrl: string; dev: boolean }

/** The environment, checked. Throws `ConfigError` with one sentence a mistake. */
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
  ...(isSafe(config.PUBLIC_URL) ? [] : ['PUBLIC_URL is missing, or not https: mails lead there']),
  ...(isEasy(config) ? ['ADMIN_PASSWORD can be guessed: choose another'] : []),
  ...(config.RATE_LIMITS === 'off' ? ['RATE_LIMITS=off is accepted in demo mode only'] : []),
]

// On the machine itself a shop may be tried without a certificate.
const isSafe = (url: string | undefined) =>
  url !== undefined && (url.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(url).hostname))

const isEasy = ({ ADMIN_EMAIL = '', ADMIN_PASSWORD }: z.output<typeof Environment>) =>
  ADMIN_PASSWORD !== undefined &&
  (tooCommon(ADMIN_PASSWORD, 'ADMIN_PASSWORD') !== undefined ||
    wrongBesideEmail(ADMIN_PASSWORD, ADMIN_EMAIL) !== undefined ||
    isOfTheDemo(ADMIN_PASSWORD))

const isOfTheDemo = (password: string) => demoAccounts.some((account) => account.password === password)

const withoutBlanks = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
