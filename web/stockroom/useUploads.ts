import { useRef, useState } from 'react'
import type { PictureUpload } from '#ui-kit/shop/stockroom/UploadLine.tsx'
import type { DraftChange } from '#ui-kit/shop/stockroom/useProductForm.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { newKey } from '#web/client/newKey.ts'
import { filesOf } from '#web/client/productCard.ts'

const largest = 8 * 1024 * 1024

/** Sends pictures; each joins the draft once the shop has it, and a refused one says why. */
export const useUploads = (onDraft: DraftChange) => {
  const { shop } = useClient()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const tell = (id: string, news: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)))
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async (id: string, file: File) => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    try {
      if (file.size > largest) return tell(id, { problem: 'A picture may be at most 8 MB large' })
      const { result } = await shop.send(
        'POST products/images',
        {},
        { upload: file, signal: stop.signal, onProgress: (share) => tell(id, { share }) },
      )
      const { thumbnail, medium } = result
      onDraft((draft) => ({
        ...draft,
        images: [...draft.images, { thumbnail, medium, avif: filesOf(thumbnail).avif, alt: '' }],
      }))
      drop(id)
    } catch (thrown) {
      if (!stop.signal.aborted) tell(id, { problem: asCallFailed(thrown).message })
    } finally {
      stops.current.delete(id)
    }
  }

  // One after the other: a phone's line is not made faster by four at once, and their order is kept.
  const onFiles = async (files: readonly File[]) => {
    const wanted = files.map((file) => ({ id: newKey(), file }))
    setUploads((all) => [...all, ...wanted.map(({ id, file }) => ({ id, name: file.name, share: 0 }))])
    for (const { id, file } of wanted) await send(id, file)
  }
  const onDismiss = (id: string) => {
    stops.current.get(id)?.abort()
    drop(id)
  }

  return { uploads, onFiles, onDismiss }
}
