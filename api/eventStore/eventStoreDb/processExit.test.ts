import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'

const run = promisify(execFile)

const adapter = pathToFileURL(join(import.meta.dirname, '..', 'eventStoreDb.ts')).href

const program = (url: string) => `
  const { openEventStoreDb } = await import('${adapter}')
  const store = await openEventStoreDb('${url}')
  const never = new AbortController().signal
  const meta = { by: { role: 'system', id: 'shop' }, at: new Date().toISOString(), correlationId: 'leaving' }
  const consuming = store.consume('orderMails', async () => undefined, never)
  const following = store.subscribe(0, never).next()
  await store.append('order-7', 'absent', [{ id: crypto.randomUUID(), type: 'OrderPlaced', version: 1, data: {}, meta }])
  await following
  await store.close()
  await consuming
`

describe('a process that used EventStoreDB', { timeout: 30_000 }, () => {
  it('ends by itself once the store is closed', async () => {
    const server = await startServerForTest()
    const args = ['--input-type=module', '--eval', program(server.url)]

    const { stderr } = await run(process.execPath, args, { cwd: process.cwd(), timeout: 20_000 })

    expect(stderr).toBe('')
    expect(server.log.lastRevision('order-7')).toBe(0)
  })

  it('loads no second client package: two of them would corrupt each other’s messages', () => {
    const { resolve } = createRequire(import.meta.url)

    expect(resolve('@eventstore/db-client')).toContain('db-client')
    expect(() => resolve('@kurrent/kurrentdb-client')).toThrow('Cannot find module')
  })
})
