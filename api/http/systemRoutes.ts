import { randomBytes } from 'node:crypto'
import { Router } from 'express'
import type { PolicyState } from '#api/policies/policyMonitor.ts'
import type { Projector } from '#api/readModels/projector.ts'
import type { Contract } from '#domain/kernel/endpoint.ts'
import { apiDocsPage } from './apiDocsPage.ts'
import { compressWhileSent } from './encoding/compressWhileSent.ts'
import { openApi } from './openApi.ts'

/** The state of this node. */
export interface NodeStatus {
  /** Whether projections and policies still receive new facts. */
  follows: boolean
  position: number
  /** Projections that stopped at a fact. */
  stopped: ReturnType<Projector['stoppedProjections']>
  policies: readonly PolicyState[]
  arePoliciesFailing: boolean
}

interface SystemRoutesDependencies {
  contract: Contract
  publicUrl: string
  nodeStatus: () => NodeStatus
  /** Whether the event store responds. */
  isStoreReachable: () => Promise<boolean>
  /** Whether the details of this node are public, or for admins only: positions reveal what other customers do. */
  isPublic: boolean
  isAdmin: (authorization: string | undefined) => Promise<boolean>
}

const noFraming = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For operators and API clients: `/health`, `/docs`, `/openapi.json`. */
export const systemRoutes = ({
  contract,
  publicUrl,
  nodeStatus,
  isStoreReachable,
  isPublic,
  isAdmin,
}: SystemRoutesDependencies): Router => {
  const pages = Router()
  pages.get('/health', async ({ headers }, response) => {
    const store = (await isStoreReachable()) ? 'reachable' : 'unreachable'
    const { arePoliciesFailing, ...seen } = { store, ...nodeStatus() }
    const isServing = seen.follows && store === 'reachable'
    // A stopped projection stops on every node: if all of them reported 503, the whole shop would be taken offline.
    const isDegraded = seen.stopped.length > 0 || arePoliciesFailing
    const status = !isServing ? 'unhealthy' : isDegraded ? 'degraded' : 'healthy'
    // The caller cannot be authenticated while the store is down: the state is returned without waiting for it.
    const details = isPublic || (store === 'reachable' && (await isAdmin(headers.authorization))) ? seen : {}
    response.setHeader('Cache-Control', 'no-store')
    response.status(isServing ? 200 : 503).json({ status, ...details })
  })
  pages.get('/openapi.json', compressWhileSent, (_request, response) => {
    response.json(openApi(contract, publicUrl))
  })
  pages.get('/docs', compressWhileSent, (_request, response) => {
    const nonce = randomBytes(16).toString('base64')
    response.setHeader('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'; ${noFraming}`)
    response.type('html').send(apiDocsPage(contract, nonce))
  })
  return pages
}
