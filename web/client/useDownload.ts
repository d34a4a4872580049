import { useState } from 'react'
import { asCallFailed } from './callFailed.ts'
import type { AskingOf, ReadKey } from './calls.ts'
import { useClient } from './client.ts'
import type { ShopClient } from './shopClient.ts'
import { toast } from './toasts.ts'

/** Has the browser keep the file that a call answers with; why it could not be had is told. */
export const useDownload = <Key extends ReadKey>(key: Key, asking: AskingOf<Key>) => {
  const { shop, store } = useClient()
  const [downloading, setDownloading] = useState(false)

  const download = async () => {
    setDownloading(true)
    try {
      save(await shop.download(key, asking))
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    } finally {
      setDownloading(false)
    }
  }

  return { downloading, download }
}

const save = ({ name, content }: Awaited<ReturnType<ShopClient['download']>>) => {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
