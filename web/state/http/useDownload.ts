import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from './callFailed.ts'
import type { ReadKey, RequestOf } from './calls.ts'
import type { ShopClient } from './shop/shopClient.ts'

/** Saves the file that a call returns; a toast shows why a download failed. */
export const useDownload = <Key extends ReadKey>(key: Key, request: RequestOf<Key>) => {
  const { shop, store } = useClient()
  const [downloading, setDownloading] = useState(false)

  const download = async () => {
    setDownloading(true)
    try {
      saveFile(await shop.download(key, request))
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    } finally {
      setDownloading(false)
    }
  }

  return { downloading, download }
}

const saveFile = ({ name, content }: Awaited<ReturnType<ShopClient['download']>>) => {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
