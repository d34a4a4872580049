import type { Stopped } from '#api/readModels/folding.ts'
import type { FactNews } from '#api/readModels/projector.ts'

/** Where another thread finds the facts of this one: in the embedded store's file, or at the server of a connection string. */
export type FactsPlace = { file: string } | { url: string }

/** What the thread is started with. */
export interface Errand {
  facts: FactsPlace
  /** File of the read models. */
  readModels: string
  logLevel: string
}

/** What the thread is told. */
export type Order =
  | { order: 'follow' }
  /** Somebody waits for this position, for so many milliseconds. */
  | { order: 'hurry'; position: number; patience: number }
  | { order: 'stop' }

/** What the thread tells. */
export type Report =
  /** The tables are there. */
  | { report: 'opened' }
  | { report: 'reached'; position: number; stopped: readonly Stopped[] }
  | { report: 'applied'; facts: readonly FactNews[] }
  /** It follows the log no longer. */
  | { report: 'ended'; error?: unknown }
