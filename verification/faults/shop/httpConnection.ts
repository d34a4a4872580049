import { Agent } from 'node:http'
import { type PostRequest, post } from '#harness/shop/post.ts'

/** Somebody who visits the killed shop over HTTP, again and again. */
export interface HttpVisitor {
  /** Acts a few times, or until the shop is gone. */
  visitUntilGone(url: string): Promise<void>
  /** Repeats the request that got no answer. */
  finish(url: string): Promise<void>
}

/** Runs work with a connection of its own. */
export const withAgent = async (work: (agent: Agent) => Promise<void>) => {
  const agent = new Agent({ keepAlive: true })
  await work(agent).finally(() => agent.destroy())
}

/** A killed shop breaks connections off or refuses them. Throws any other error. */
export const ignoreConnectionLoss = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code)) throw error
}

/** Sends a POST request and reads its answer as JSON. */
export const postJson = async (agent: Agent, request: PostRequest) => {
  const answer = await post(agent, request)
  return { ...answer, json: JSON.parse(answer.body.toString()) }
}
