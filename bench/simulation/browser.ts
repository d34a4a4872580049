import { StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'
import type { Deed, RepeatableDeed } from '#api/eventStore/handle.ts'
import type { Caller } from '#api/http/answers.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import type { Cluster } from './cluster.ts'
import { NoAnswer, type Node } from './node.ts'
import { openOwner } from './scheduler.ts'
import type { Sea } from './sea.ts'

export type Parts = Parameters<Parameters<Node['serve']>[1]>[0]

/** What comes with every call. */
export interface Coming {
  caller: Caller
  deed: Deed
  once: RepeatableDeed
  key: string | undefined
  params: Record<never, never>
  query: Record<never, never>
}

export const silence = Symbol('no answer')

export type Browser = ReturnType<typeof openBrowser>

/** Somebody's browser: it asks any node, and may never hear what became of it. */
export const openBrowser = (sea: Sea, cluster: Cluster, customerId: string, role: Role) => {
  const { scheduler, chance, weather } = sea
  const owner = openOwner(customerId)
  let requests = 0

  const coming = (key?: string): Coming => {
    requests += 1
    const by = { role: role === 'Admin' ? ('admin' as const) : ('customer' as const), id: customerId }
    const deed = { by, correlationId: `${customerId}-${requests}` }
    return {
      caller: { customerId, role, sessionId: customerId, emailVerified: true },
      deed,
      once: { ...deed, command: key },
      key,
      params: {},
      query: {},
    }
  }

  const answered = async <Answer>(what: string, work: (parts: Parts) => Promise<Answer> | Answer) => {
    const nodes = cluster.nodes()
    if (nodes.length === 0) return silence
    const node = chance.pick(nodes)
    const answer = await node.serve(`${customerId} ${what}`, work).catch(unanswered)
    await scheduler.turn(owner, answer === silence ? 'hears nothing' : `hears ${wordOf(answer)}`)
    return weather.happens('lostAnswer') ? silence : answer
  }

  return {
    /** The answer, a refusal, or `silence`: then nothing is known. */
    ask: async <Answer>(
      what: string,
      work: (parts: Parts, coming: Coming) => Promise<Answer | Refusal> | Answer | Refusal,
      key?: string,
    ) => {
      const carried = coming(key)
      await scheduler.turn(owner, what)
      const answer = answered(what, (parts) => work(parts, carried))
      return chance.happens(0.1) ? Promise.race([answer, gaveUp(chance.below(5000))]) : answer
    },
    /** Does something else for up to so many milliseconds. */
    idles: (milliseconds: number) => scheduler.pause(owner, 'comes back', 1 + chance.below(milliseconds)),
  }

  async function gaveUp(milliseconds: number): Promise<typeof silence> {
    await scheduler.pause(owner, 'gives up waiting', milliseconds)
    return silence
  }
}

// What the shop answers with 503: try again later.
const unanswered = (error: unknown): typeof silence => {
  if (error instanceof NoAnswer || error instanceof StoreUnavailable || error instanceof TooContended) return silence
  throw error
}

const wordOf = (answer: unknown) => (isRefusal(answer) ? answer.refusal : 'that it is done')
