import type { Role } from '#domain/account/accountEvents.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { noAnswer, noAnswerOrThrow } from '#verification/clients/noAnswer.ts'
import { type RequestContext, requestContext } from '#verification/clients/requestContext.ts'
import type { Cluster } from './cluster.ts'
import { openOwner } from './scheduler.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'
import type { SimulatedNode } from './simulatedNode.ts'

export type NodeRoutes = Parameters<Parameters<SimulatedNode['serve']>[1]>[0]

export type Browser = ReturnType<typeof openBrowser>

/** The browser of one person: sends each request to any running node, and may never get the answer. */
export const openBrowser = (network: SimulatedNetwork, cluster: Cluster, customerId: string, role: Role) => {
  const { scheduler, random, faults } = network
  const owner = openOwner(customerId)
  let requests = 0

  const nextRequestContext = (key?: string) => {
    requests += 1
    return requestContext({ customerId, role, correlationId: `${customerId}-${requests}`, key })
  }

  const sendToAnyNode = async <Answer>(what: string, work: (routes: NodeRoutes) => Promise<Answer> | Answer) => {
    const nodes = cluster.nodes()
    if (nodes.length === 0) return noAnswer
    const node = random.pick(nodes)
    const answer = await node.serve(`${customerId} ${what}`, work).catch(noAnswerOrThrow)
    await scheduler.turn(owner, answer === noAnswer ? 'hears nothing' : `hears ${answerText(answer)}`)
    return faults.happens('lostAnswer') ? noAnswer : answer
  }

  return {
    /** Returns the answer, a refusal, or `noAnswer`: then the outcome is unknown. */
    ask: async <Answer>(
      what: string,
      work: (routes: NodeRoutes, context: RequestContext) => Promise<Answer | Refusal> | Answer | Refusal,
      key?: string,
    ) => {
      const context = nextRequestContext(key)
      await scheduler.turn(owner, what)
      const answer = sendToAnyNode(what, (routes) => work(routes, context))
      return random.happens(0.1) ? Promise.race([answer, giveUpAfter(random.below(5000))]) : answer
    },
    /** Waits for up to so many virtual milliseconds. */
    pause: (milliseconds: number) => scheduler.pause(owner, 'comes back', 1 + random.below(milliseconds)),
  }

  async function giveUpAfter(milliseconds: number): Promise<typeof noAnswer> {
    await scheduler.pause(owner, 'gives up waiting', milliseconds)
    return noAnswer
  }
}

const answerText = (answer: unknown) => (isRefusal(answer) ? answer.refusal : 'that it is done')
