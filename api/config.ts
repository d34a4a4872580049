import { deflateSync } from 'node:zlib'
import { z } from 'zod'
import { accountRules } from '#domain/account/accountRules.ts'

const secret = z
  .string()
  .min(32, 'must be at least 32 characters long')
  .refine((text) => !isGuessable(text), 'can be guessed: make it of random characters')

// Words and rows that repeat themselves are packed into less than 32 bytes, whatever their length.
const isGuessable = (text: string) => deflateSync(text).length < 32

const isSound = (rule: (value: string) => string | undefined) => (value: string) => rule(value.trim()) === undefined

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
  MAIL_FROM: z.string().optional(),
  /** The first admin, made where the shop has none. */
  ADMIN_EMAIL: z.string().refine(isSound(accountRules.email), 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine(isSound(accountRules.newPassword), 'must be 6 to 20 characters long and not start with a digit')
    .optional(),
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

const productionMistakes = ({ TOKEN_SECRET, RATE_LIMITS, SMTP_URL }: z.output<typeof Environment>) => [
  ...(TOKEN_SECRET ? [] : ['TOKEN_SECRET is missing: set it to at least 32 random characters']),
  ...(SMTP_URL ? [] : ['SMTP_URL is missing: without mail nobody can open an account']),
  ...(RATE_LIMITS === 'off' ? ['RATE_LIMITS=off is accepted in demo mode only'] : []),
]

const withoutBlanks = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
