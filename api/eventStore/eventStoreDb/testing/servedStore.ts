import { onTestFinished } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { EventStoreDbOptions } from '#api/eventStore/eventStoreDb/connection.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { startTcpProxy } from '#api/eventStore/testing/testServer/tcpProxy.ts'
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '#api/eventStore/testing/testServer/testServer.ts'

/** Starts a test server that stops at the end of the test. */
export const startServerForTest = async (options?: TestServerOptions): Promise<TestServer> => {
  const server = await startTestServer(options)
  onTestFinished(() => server.stop())
  return server
}

/** Starts a TCP proxy to the server, which a test can cut or freeze, and returns it with its address. */
export const startProxyForTest = async (server: TestServer) => {
  const proxy = await startTcpProxy(server.port)
  onTestFinished(() => proxy.stop())
  return { ...proxy, url: `esdb://127.0.0.1:${proxy.port}?tls=false` }
}

/** Opens a store that is closed at the end of the test, and records its reports. */
export const openStoreForTest = async (url: string, options: EventStoreDbOptions = {}) => {
  const reports: Error[] = []
  const report = (error: Error) => reports.push(error)
  const store = await openEventStoreDb(url, { ...fastTimings, report, ...options })
  onTestFinished(() => store.close())
  return { store, reports }
}

export const openServedStore = async (options?: EventStoreDbOptions, serverOptions?: TestServerOptions) => {
  const server = await startServerForTest(serverOptions)
  return { server, ...(await openStoreForTest(server.url, options)) }
}

/** For concurrent tests, which cannot use `onTestFinished`: stops server and store after the work. */
export const withServedStore = async (
  options: EventStoreDbOptions,
  work: (served: { server: TestServer; store: EventStore; reports: Error[] }) => Promise<void>,
) => {
  const reports: Error[] = []
  const server = await startTestServer()
  const store = await openEventStoreDb(server.url, {
    ...fastTimings,
    report: (error) => reports.push(error),
    ...options,
  })
  await work({ server, store, reports }).finally(async () => {
    await store.close()
    server.stop()
  })
}

const fastTimings = {
  pauses: { first: 5, longest: 100 },
  retry: { first: 5, longest: 100 },
  lease: { heartbeat: 100, timeout: 1000 },
}
