import { caFile } from '#api/eventStore/testing/testServer/certificates.ts'
import type { TestServer, TestServerOptions } from '#api/eventStore/testing/testServer/testServer.ts'
import { startServerForTest } from './servedStore.ts'

/** Starts two test servers with a shared log. The first running one is the leader until another is elected. */
export const startTestCluster = async ({ tls = false }: TestServerOptions = {}) => {
  const nodes: TestServer[] = []
  let elected: TestServer | 'firstRunning' | undefined = 'firstRunning'
  const members = () => {
    const running = nodes.filter((node) => node.isListening())
    const leads = elected === 'firstRunning' ? running[0] : elected
    return running.map((node) => ({ port: node.port, isLeader: node === leads }))
  }
  const users = { admin: 'changeit' }
  const leader = await startServerForTest({ members, tls, ...(tls && { users }) })
  const follower = await startServerForTest({ shared: leader, members, tls, ...(tls && { users }) })
  nodes.push(leader, follower)
  return {
    leader,
    follower,
    url: urlOf(nodes, tls),
    elect: (node: TestServer | undefined) => {
      elected = node
      leader.endSubscriptions('broken')
    },
  }
}

const urlOf = (nodes: readonly TestServer[], tls: boolean) => {
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const discovery = 'maxDiscoverAttempts=3&discoveryInterval=20&gossipTimeout=1'
  return tls
    ? `esdb://admin:changeit@${hosts}?tls=true&tlsCAFile=${caFile}&${discovery}`
    : `esdb://${hosts}?tls=false&${discovery}`
}
