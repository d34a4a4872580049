import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pageHeaders } from '#bench/http/generatePages.ts'
import { getOk } from '#bench/http/runLoad.ts'

/** Milliseconds: longer than the two seconds after which the shop compresses a page better that is asked for again. */
const between = 2500

/** Asks for pages as others did who came before the measured visitor, so that each is sent as the shop sends what is visited. Throws where an answer is no 200. */
export const visitBefore = async (url: string, paths: readonly string[], headers: Record<string, string> = {}) => {
  const agent = new Agent()
  for (const _ of ['first', 'again']) {
    for (const path of paths) await getOk(agent, url + path, { ...pageHeaders, ...headers })
    await pause(between)
  }
}
