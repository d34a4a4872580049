import { authorityFile } from '#api/eventStore/testServer/certificates.ts'
import type { TestServer, TestServerOptions } from '#api/eventStore/testServer/testServer.ts'
import { serverForThisTest } from './servedStore.ts'

/** Two nodes with one log, for one test. The first that runs leads until another is elected. */
export const cluster = async ({ tls = false }: TestServerOptions = {}) => {
  const nodes: TestServer[] = []
  let elected: TestServer | 'firstRunning' | undefined = 'firstRunning'
  const members = () => {
    const running = nodes.filter((node) => node.isListening())
    const leads = elected === 'firstRunning' ? running[0] : elected
    return running.map((node) => ({ port: node.port, isLeader: node === leads }))
  }
  const users = { admin: 'changeit' }
  const leader = await serverForThisTest({ members, tls, ...(tls && { users }) })
  const follower = await serverForThisTest({ shared: leader, members, tls, ...(tls && { users }) })
  nodes.push(leader, follower)
  return {
    leader,
    follower,
    url: urlOf(nodes, tls),
    elect: (node: TestServer | undefined) => {
      elected = node
      leader.resign()
    },
  }
}

const urlOf = (nodes: readonly TestServer[], tls: boolean) => {
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const patience = 'maxDiscoverAttempts=3&discoveryInterval=20&gossipTimeout=1'
  return tls
    ? `esdb://admin:changeit@${hosts}?tls=true&tlsCAFile=${authorityFile}&${patience}`
    : `esdb://${hosts}?tls=false&${patience}`
}
