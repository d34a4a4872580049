/** What this worker uses of its global scope; the types of `lib.webworker` contradict those of the DOM. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A message of a page to the worker. */
export type WorkerMessage =
  /** The visitor agrees to the new version. */
  | { type: 'update' }
  /** Somebody is signed in, who may order without a connection. */
  | { type: 'keepOrderScripts' }
