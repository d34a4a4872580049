import { setTimeout as pause } from 'node:timers/promises'
import { pageHeaders } from '#bench/http/generatePages.ts'

/** Milliseconds: longer than the two seconds after which the shop compresses a page better that is asked for again. */
const between = 2500

/** Asks for pages as others did who came before the measured visitor, so that each is sent as the shop sends what is visited. */
export const visitBefore = async (url: string, paths: readonly string[], headers: Record<string, string> = {}) => {
  for (const _ of ['first', 'again']) {
    for (const path of paths) await fetch(`${url}${path}`, { headers: { ...pageHeaders, ...headers } })
    await pause(between)
  }
}
