import type { Worker } from 'node:worker_threads'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { CallRush } from '#api/http/callRush.ts'
import type { ConnectionLimits } from '#api/http/server/connectionLimits.ts'
import type { Log } from '#api/log.ts'
import type { OpenedMail } from '#api/mail/openMail.ts'
import type { Pages } from '#api/pages/pages.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'

/** The settings that `openShop` needs. */
export interface ShopSettings {
  /** The facts as they are stored. The shop closes it. */
  store: EventStore
  /** File of this node's read models. */
  readModelsFile: string
  /** Where a projector thread reads the same facts. If set, that thread updates the read models, and requests do not wait for its writes. */
  facts?: FactsLocation
  /** The thread, if it was started before: `startProjectorThread`. */
  projectorThread?: Worker | undefined
  tokenSecret: string
  terms: DeliveryTerms
  publicUrl: string
  /** Whether rate limits apply, to requests and to wrong passwords. */
  limited: boolean
  mail: OpenedMail
  /** Demo mode: every visitor may read the outbox and the state of the node. */
  isDemo?: boolean
  /** Sign-ups and similar requests get their responses at multiples of so many milliseconds, against timing attacks; default 400. */
  responseInterval?: number
  /** Number of trusted proxies in front of the shop. */
  proxies?: number
  /** Connection and time limits per client. */
  limits?: ConnectionLimits
  /** Origins of other sites whose scripts may send requests (CORS). */
  corsOrigins?: readonly string[]
  log: Log
  /** The shop opens beside them, and is open once they are there. */
  pages?: Pages | Promise<Pages>
  now?: () => Date
  /** Tells when callers crowd the shop. */
  rush?: CallRush
}
