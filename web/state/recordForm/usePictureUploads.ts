import { useEffect, useRef, useState } from 'react'
import { isUploading, type PictureUpload } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import type { DraftPicture } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import type { SendOptions } from '#web/state/http/shop/shopClient.ts'

/** Sends a file to the shop; resolves to the stored pictures. */
export type StorePicture = (
  options: Pick<SendOptions, 'upload' | 'signal' | 'onProgress'>,
) => Promise<{ result: { thumbnail: string; medium: string } }>

interface PendingUpload {
  id: string
  file: File
  controller: AbortController
}

const maxFileSize = 8 * 1024 * 1024

/** Uploads pictures. `onStored` receives each once the shop has stored it; a refused one shows its error. */
export const usePictureUploads = (store: StorePicture, onStored: (picture: DraftPicture) => void) => {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const updateUpload = (id: string, patch: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))
  const removeUpload = (id: string) => {
    controllers.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  const send = async ({ id, file, controller: { signal } }: PendingUpload) => {
    if (file.size > maxFileSize) return updateUpload(id, { problem: 'A picture may be at most 8 MB' })
    try {
      const onProgress = (share: number) => updateUpload(id, { share })
      const { thumbnail, medium } = (await store({ upload: file, signal, onProgress })).result
      if (!signal.aborted) onStored({ thumbnail, medium, avif: imageSources(thumbnail).avif, alt: '' })
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
