import { z } from 'zod'

const secret = z.string().min(32, 'must be at least 32 characters long')

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
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return { ...config, publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`, dev: flags.includes('--dev') }
}

export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The configuration cannot be used:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
  }
}

const productionMistakes = ({ TOKEN_SECRET, RATE_LIMITS }: z.output<typeof Environment>) => [
  ...(TOKEN_SECRET ? [] : ['TOKEN_SECRET is missing: set it to at least 32 random characters']),
  ...(RATE_LIMITS === 'off' ? ['RATE_LIMITS=off is accepted in demo mode only'] : []),
]

const withoutBlanks = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
