import type { WorkerMessage } from '#web/serviceWorker/workerScope.ts'

/** Whether the worker answered when this page was loaded. */
const wasLoadedByWorker = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (navigation?.workerStart ?? 0) > 0
}

const workerPath = '/serviceWorker.js'

/** Milliseconds between two looks for a new version. */
const updateInterval = 60 * 60_000

interface WorkerListeners {
  /** The worker answers for this page. `isNew`: the page was loaded before it did. */
  onReady(worker: ServiceWorker, isNew: boolean): void
  /** A newer version waits until `replaceWorker` is called. */
  onUpdate(waiting: ServiceWorker): void
}

/** Registers the service worker. Returns a function that unsubscribes. */
export const followServiceWorker = ({ onReady, onUpdate }: WorkerListeners) => {
  const workers = navigator.serviceWorker
  // In development scripts change under their addresses. Undefined where a page is served without TLS.
  if (!workers || import.meta.env.DEV) return () => undefined

  let lastLook = Date.now()
  const start = async () => {
    const registration = await workers.register(trustedPath(), { updateViaCache: 'none' })
    // The first worker of all waits for nobody.
    const report = () => registration.waiting && workers.controller && onUpdate(registration.waiting)
    report()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', report)
    })
    const { active } = await workers.ready
    if (!workers.controller)
      await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
    if (active) onReady(active, !wasLoadedByWorker())
  }
  const lookForUpdate = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastLook < updateInterval) return
    lastLook = Date.now()
    const registration = await workers.getRegistration()
    await registration?.update()
  }
  const lookQuietly = () => lookForUpdate().catch(ignore)
  start().catch(ignore)
  document.addEventListener('visibilitychange', lookQuietly)
  return () => document.removeEventListener('visibilitychange', lookQuietly)
}

/** Lets the waiting version take over, and reloads this page with it. Other tabs keep theirs until they are reloaded. */
export const replaceWorker = (waiting: ServiceWorker) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(waiting, { type: 'update' })
}

export const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message)

// Without a connection, or in a private window, there is no worker: the shop works without it.
const ignore = () => undefined

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** The worker's address as the page's policy demands it. The policy gives this address only, whatever it is asked for. */
const trustedPath = () => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerPath }).createScriptURL('') ??
    workerPath
  )
}
