import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { readConfig } from './config.ts'
import { readModelsFile, tokenSecret } from './dataFolder.ts'

it('a demo shop generates a secret, stores it, and makes it readable by its own user only', async () => {
  await using folder = await temporaryFolder()
  const config = readConfig({ DATA_DIR: join(folder.path, 'data') }, [])
  const secret = tokenSecret(config)

  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(tokenSecret(config)).toBe(secret)
  expect(statSync(join(folder.path, 'data', 'token-secret')).mode & 0o777).toBe(0o600)
})

it('a configured secret is used unchanged', () => {
  const TOKEN_SECRET = 'qMqFEy7hVdT2n0sU5bJ1cWz9KxL4aRgP6iOe3vBt8uY'
  expect(tokenSecret(readConfig({ TOKEN_SECRET }, []))).toBe(TOKEN_SECRET)
})

it('every event store has its own read model file', () => {
  const urls = [undefined, 'esdb://one:2113', 'esdb://two:2113']
  const files = urls.map((EVENTSTORE_URL) => readModelsFile(readConfig({ EVENTSTORE_URL }, [])))
  expect(new Set(files).size).toBe(3)
})
