import type { UpdateDraft } from '#ui-kit/shop/productAdmin/form/useProductForm.ts'
import { useClient } from '#web/state/client.ts'
import { usePictureUploads } from '#web/state/recordForm/usePictureUploads.ts'

/** Uploads pictures into the draft of a product. */
export const useProductPictures = (onDraft: UpdateDraft) => {
  const { shop } = useClient()

  return usePictureUploads(
    (options) => shop.send('POST products/images', {}, options),
    (picture) => onDraft((draft) => ({ ...draft, images: [...draft.images, picture] })),
  )
}
