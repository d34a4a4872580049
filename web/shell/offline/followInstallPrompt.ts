import type { Client } from '#web/state/client.ts'
import { installAtom } from '#web/state/offline/installPrompt.ts'

declare global {
  interface Window {
    /** Kept by index.html: the browser would install the shop as an app. */
    installPrompt?: (Event & { prompt(): Promise<unknown> }) | undefined
  }
}

const events = ['beforeinstallprompt', 'appinstalled']

/** Offers the installation as long as the browser would install the shop. Returns a function that stops it. */
export const followInstallPrompt = ({ store }: Client) => {
  const offer = () => store.set(installAtom, window.installPrompt && { install })
  const install = () => {
    window.installPrompt?.prompt()
    window.installPrompt = undefined
    offer()
  }
  offer()
  for (const event of events) addEventListener(event, offer)
  return () => {
    for (const event of events) removeEventListener(event, offer)
  }
}
