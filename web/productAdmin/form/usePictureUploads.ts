import { useEffect, useRef, useState } from 'react'
import { isUploading, type PictureUpload } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import type { UpdateDraft } from '#ui-kit/shop/productAdmin/form/useProductForm.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'

interface PendingUpload {
  id: string
  file: File
  controller: AbortController
}

const maxFileSize = 8 * 1024 * 1024

/** Uploads pictures. Each is added to the draft once the shop has stored it; a refused one shows its error. */
export const usePictureUploads = (onDraft: UpdateDraft) => {
  const { shop } = useClient()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const updateUpload = (id: string, patch: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))
  const removeUpload = (id: string) => {
    controllers.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  const send = async ({ id, file, controller: { signal } }: PendingUpload) => {
    if (file.size > maxFileSize) return updateUpload(id, { problem: 'A picture may be at most 8 MB large' })
    try {
      const onProgress = (share: number) => updateUpload(id, { share })
      const { result } = await shop.send('POST products/images', {}, { upload: file, signal, onProgress })
      const { thumbnail, medium } = result
      const picture = { thumbnail, medium, avif: imageSources(thumbnail).avif, alt: '' }
      if (!signal.aborted) onDraft((draft) => ({ ...draft, images: [...draft.images, picture] }))
      removeUpload(id)
    } catch (thrown) {
      if (!signal.aborted) updateUpload(id, { problem: asCallFailed(thrown).message })
    }
  }

  // One after the other: parallel uploads are no faster on a phone, and this keeps their order.
  const onFiles = async (files: readonly File[]) => {
    const pending = files.map((file) => ({ id: newIdempotencyKey(), file, controller: new AbortController() }))
    for (const { id, controller } of pending) controllers.current.set(id, controller)
    setUploads((all) => [...all, ...pending.map(({ id, file }) => ({ id, name: file.name, share: 0 }))])
    for (const upload of pending) if (!upload.controller.signal.aborted) await send(upload)
  }
  const onDismiss = (id: string) => {
    controllers.current.get(id)?.abort()
    removeUpload(id)
  }

  useEffect(() => {
    const current = controllers.current
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  return { uploads, onFiles, onDismiss, isUploading: uploads.some(isUploading) }
}
