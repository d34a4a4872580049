import { onTestFinished } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { startLine } from '#api/eventStore/testServer/line.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '#api/eventStore/testServer/testServer.ts'
import type { EventStoreDbOptions } from './connection.ts'

/** A test server that stops with the test. */
export const serverForThisTest = async (options?: TestServerOptions): Promise<TestServer> => {
  const server = await startTestServer(options)
  onTestFinished(() => server.stop())
  return server
}

/** A line to the server that a test can cut, and an address for it. */
export const lineForThisTest = async (server: TestServer) => {
  const line = await startLine(server.port)
  onTestFinished(() => line.stop())
  return { ...line, url: `esdb://127.0.0.1:${line.port}?tls=false` }
}

/** A store that is closed with the test, and what it reported. */
export const storeForThisTest = async (url: string, options: EventStoreDbOptions = {}) => {
  const reports: Error[] = []
  const report = (trouble: Error) => reports.push(trouble)
  const store = await openEventStoreDb(url, { ...quickly, report, ...options })
  onTestFinished(() => store.close())
  return { store, reports }
}

export const servedStore = async (options?: EventStoreDbOptions, serverOptions?: TestServerOptions) => {
  const server = await serverForThisTest(serverOptions)
  return { server, ...(await storeForThisTest(server.url, options)) }
}

/** For tests that run at the same time, which have no end of their own to wait for. */
export const whileServed = async (
  options: EventStoreDbOptions,
  work: (served: { server: TestServer; store: EventStore; reports: Error[] }) => Promise<void>,
) => {
  const reports: Error[] = []
  const server = await startTestServer()
  const store = await openEventStoreDb(server.url, {
    ...quickly,
    report: (trouble) => reports.push(trouble),
    ...options,
  })
  await work({ server, store, reports }).finally(async () => {
    await store.close()
    server.stop()
  })
}

const quickly = { pauses: { first: 5, longest: 100 } }
