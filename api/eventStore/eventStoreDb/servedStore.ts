import { onTestFinished } from 'vitest'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '#api/eventStore/testServer/testServer.ts'
import type { EventStoreDbOptions } from './connection.ts'

/** A test server that stops with the test. */
export const serverForThisTest = async (options?: TestServerOptions): Promise<TestServer> => {
  const server = await startTestServer(options)
  onTestFinished(() => server.stop())
  return server
}

/** A store that is closed with the test, and what it reported. */
export const storeForThisTest = async (url: string, options: EventStoreDbOptions = {}) => {
  const reports: Error[] = []
  const report = (trouble: Error) => reports.push(trouble)
  const store = await openEventStoreDb(url, { pauses: { first: 5, longest: 100 }, report, ...options })
  onTestFinished(() => store.close())
  return { store, reports }
}

export const servedStore = async (options?: EventStoreDbOptions) => {
  const server = await serverForThisTest()
  return { server, ...(await storeForThisTest(server.url, options)) }
}
