import { offlineError } from './callFailed.ts'
import type { openShop } from './shop/openShop.ts'
import type { ShopClient } from './shop/shopClient.ts'
import type { TokenSource } from './shop/tokenSource.ts'
import { tokenStorage } from './tokenStorage.ts'

type Opened = ReturnType<typeof openShop>

// Chromium never asks again for a script that has failed to load, but it does under another address.
const importAgain = (thrown: unknown): Promise<typeof import('./shop/openShop.ts')> => {
  const [address] = /https?:\S+\.js/.exec(String(thrown)) ?? []
  if (!address) throw thrown
  return import(/* @vite-ignore */ `${address}?${Date.now()}`)
}

/**
 * The shop's client and the session's tokens, whose script comes after the page's own: the first page's answers came in its document. A
 * script that fails to load is a connection that failed, and the next call tries again. `load` fetches it before any call.
 */
export const deferShop = (onExpired: () => void) => {
  let opened: Opened | undefined
  let opening: Promise<Opened> | undefined

  const open = () => {
    opening ??= import('./shop/openShop.ts').catch(importAgain).then(
      ({ openShop }) => {
        opened = openShop(onExpired)
        return opened
      },
      () => {
        opening = undefined
        throw offlineError()
      },
    )
    return opening
  }

  const shop: ShopClient = {
    get: async (...call) => (await open()).shop.get(...call),
    send: async (...call) => (await open()).shop.send(...call),
    download: async (...call) => (await open()).shop.download(...call),
    // Before the first call there are the answers of the document alone, which are for everybody.
    isPublic: (key) => opened?.shop.isPublic(key) ?? true,
  }
  const tokens: TokenSource = {
    accessToken: async () => (tokenStorage.read() ? (await open()).tokens.accessToken() : undefined),
    renew: async (rejected) => (await open()).tokens.renew(rejected),
    save: tokenStorage.write,
    clear: tokenStorage.clear,
  }
  return { shop, tokens, load: () => open().catch(() => undefined) }
}
