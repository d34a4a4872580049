import { useEffect, useRef, useState } from 'react'
import { isOnItsWay, type PictureUpload } from '#ui-kit/shop/stockroom/pictureUpload.ts'
import type { DraftChange } from '#ui-kit/shop/stockroom/useProductForm.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { newKey } from '#web/client/newKey.ts'
import { filesOf } from '#web/client/productCard.ts'

interface Sending {
  id: string
  file: File
  stop: AbortController
}

const largest = 8 * 1024 * 1024

/** Sends pictures; each joins the draft once the shop has it, and a refused one says why. */
export const useUploads = (onDraft: DraftChange) => {
  const { shop } = useClient()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const tell = (id: string, news: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)))
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async ({ id, file, stop: { signal } }: Sending) => {
    if (file.size > largest) return tell(id, { problem: 'A picture may be at most 8 MB large' })
    try {
      const onProgress = (share: number) => tell(id, { share })
      const { result } = await shop.send('POST products/images', {}, { upload: file, signal, onProgress })
      const { thumbnail, medium } = result
      const picture = { thumbnail, medium, avif: filesOf(thumbnail).avif, alt: '' }
      if (!signal.aborted) onDraft((draft) => ({ ...draft, images: [...draft.images, picture] }))
      drop(id)
    } catch (thrown) {
      if (!signal.aborted) tell(id, { problem: asCallFailed(thrown).message })
    }
  }

  // One after the other: a phone's line is not made faster by four at once, and their order is kept.
  const onFiles = async (files: readonly File[]) => {
    const wanted = files.map((file) => ({ id: newKey(), file, stop: new AbortController() }))
    for (const { id, stop } of wanted) stops.current.set(id, stop)
    setUploads((all) => [...all, ...wanted.map(({ id, file }) => ({ id, name: file.name, share: 0 }))])
    for (const sending of wanted) if (!sending.stop.signal.aborted) await send(sending)
  }
  const onDismiss = (id: string) => {
    stops.current.get(id)?.abort()
    drop(id)
  }

  useEffect(() => {
    const open = stops.current
    return () => {
      for (const stop of open.values()) stop.abort()
    }
  }, [])

  return { uploads, onFiles, onDismiss, areComing: uploads.some(isOnItsWay) }
}
