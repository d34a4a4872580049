import { atom } from 'jotai'

/** A newer version of the service worker that waits until the visitor agrees. */
export const waitingWorkerAtom = atom<ServiceWorker>()
