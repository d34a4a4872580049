import { randomBytes } from 'node:crypto'
import { Router } from 'express'
import type { PolicyState } from '#api/policies/watch.ts'
import type { Projector } from '#api/readModels/projector.ts'
import type { Contract } from '#domain/kernel/endpoint.ts'
import { callsPage } from './callsPage.ts'
import { openApi } from './openApi.ts'

/** What this node is doing. */
interface Doings {
  /** Whether projections and policies still hear of new facts. */
  follows: boolean
  position: number
  /** Read models that stand still at a fact. */
  stopped: ReturnType<Projector['stopped']>
  policies: readonly PolicyState[]
  policiesAreInTrouble: boolean
}

interface About {
  contract: Contract
  publicUrl: string
  doings: () => Doings
  /** Whether somebody may see what this node is doing: from positions one can tell what others do. */
  maySee: (authorization: string | undefined) => Promise<boolean>
}

/** For those who run the shop, and for programs that call it: `/health`, `/docs`, `/openapi.json`. */
export const aboutTheShop = ({ contract, publicUrl, doings, maySee }: About): Router => {
  const pages = Router()
  pages.get('/health', async ({ headers }, response) => {
    const { policiesAreInTrouble, ...seen } = doings()
    // A node that stops at a fact like all others goes on serving what it knows: taking them all away would help nobody.
    const isDegraded = seen.stopped.length > 0 || policiesAreInTrouble
    const wellbeing = !seen.follows ? 'unwell' : isDegraded ? 'degraded' : 'well'
    const details = (await maySee(headers.authorization)) ? seen : {}
    response.status(seen.follows ? 200 : 503).json({ wellbeing, ...details })
  })
  pages.get('/openapi.json', (_request, response) => {
    response.json(openApi(contract, publicUrl))
  })
  pages.get('/docs', (_request, response) => {
    const nonce = randomBytes(16).toString('base64')
    response.setHeader('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'`)
    response.type('html').send(callsPage(contract, nonce))
  })
  return pages
}
