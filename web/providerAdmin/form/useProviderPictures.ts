import type { UpdateProviderDraft } from '#ui-kit/shop/providerAdmin/form/useProviderForm.ts'
import { type StorePicture, usePictureUploads } from '#web/state/recordForm/usePictureUploads.ts'

/** Uploads the portrait and the pictures of the work into the draft of a service provider. `store` sends a file to the shop. */
export const useProviderPictures = (store: StorePicture, onDraft: UpdateProviderDraft) => {
  const pictures = usePictureUploads(store, (picture) =>
    onDraft((draft) => ({ ...draft, images: [...draft.images, picture] })),
  )
  const portraits = usePictureUploads(store, ({ thumbnail }) => onDraft((draft) => ({ ...draft, portrait: thumbnail })))
  // One portrait at a time: a new file takes the place of one on its way.
  const dismissPortraits = () => {
    for (const { id } of portraits.uploads) portraits.onDismiss(id)
  }
  const onFile = (file: File) => {
    dismissPortraits()
    portraits.onFiles([file])
  }

  return {
    pictures,
    portrait: { upload: portraits.uploads.at(-1), onFile, onDismiss: dismissPortraits },
    isUploading: pictures.isUploading || portraits.isUploading,
  }
}
