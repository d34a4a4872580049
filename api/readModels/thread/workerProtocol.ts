import type { StoppedProjection } from '#api/readModels/projectionRunner.ts'
import type { AppliedFact } from '#api/readModels/projector.ts'

/** Where the worker thread reads the facts: the embedded store's file, or the connection string of a server. */
export type FactsLocation = { file: string } | { url: string }

/** The files of a projector thread. */
export interface WorkerOptions {
  facts: FactsLocation
  /** File of the read models. */
  readModels: string
  logLevel: string
}

/** Messages to the projector thread. */
export type WorkerCommand =
  /** Create the file, which does not exist yet. Only as the first command. */
  | { command: 'create'; options: WorkerOptions }
  /** Until then the thread loads its code. */
  | { command: 'open'; options: WorkerOptions }
  | { command: 'follow' }
  /** A caller waits for this position, for so many milliseconds: poll and apply at once. */
  | { command: 'flush'; position: number; timeout: number }
  | { command: 'stop' }

/** Messages from the projector thread. */
export type WorkerReport =
  /** The file was created, or could not be. */
  | { report: 'creationEnded' }
  /** The tables exist and can be queried. */
  | { report: 'opened' }
  | { report: 'reached'; position: number; stopped: readonly StoppedProjection[] }
  | { report: 'applied'; facts: readonly AppliedFact[] }
  /** The projector has stopped following the log. */
  | { report: 'ended'; error?: unknown }
