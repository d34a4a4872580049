import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The database file of the embedded event store. */
export const factsFile = ({ DATA_DIR }: Config) => join(DATA_DIR, 'events.sqlite')

/** The read model file of the configured event store: each store has its own file. */
export const readModelsFile = ({ DATA_DIR, EVENTSTORE_URL }: Config) => {
  const store = EVENTSTORE_URL ? createHash('sha256').update(EVENTSTORE_URL).digest('hex').slice(0, 8) : 'embedded'
  return join(DATA_DIR, `readModels-${store}.sqlite`)
}

/** The mails of a shop without a mail server. */
export const outboxFile = ({ DATA_DIR }: Config) => join(DATA_DIR, 'outbox.sqlite')

/** The key of access and refresh tokens: the configured one, or in demo mode a random one that is stored in the data folder. */
export const tokenSecret = ({ DATA_DIR, TOKEN_SECRET }: Config) => {
  if (TOKEN_SECRET) return TOKEN_SECRET
  const file = join(DATA_DIR, 'token-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')

  const secret = randomBytes(32).toString('base64url')
  mkdirSync(DATA_DIR, { recursive: true })
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
