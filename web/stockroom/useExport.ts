import { useState } from 'react'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'

/** Downloads the whole catalogue as CSV. */
export const useExport = () => {
  const { shop, store } = useClient()
  const [exporting, setExporting] = useState(false)

  const onExport = async () => {
    setExporting(true)
    try {
      save(await shop.download('GET products/export', {}))
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    } finally {
      setExporting(false)
    }
  }

  return { exporting, onExport }
}

const save = ({ name, content }: { name: string; content: Blob }) => {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
