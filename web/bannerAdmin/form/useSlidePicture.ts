import type { UpdateSlideDraft } from '#ui-kit/shop/bannerAdmin/useSlideForm.ts'
import { useClient } from '#web/state/client.ts'
import { usePictureUploads } from '#web/state/recordForm/usePictureUploads.ts'
import { draftPicture } from './slideRequests.ts'

/** Uploads the picture of a slide into its draft, one at a time: a new file takes the place of one on its way. */
export const useSlidePicture = (onDraft: UpdateSlideDraft) => {
  const { shop } = useClient()
  const { uploads, onFiles, onDismiss, isUploading } = usePictureUploads(
    (options) => shop.send('POST api/marketing-images/images', {}, options),
    (stored) => onDraft((draft) => ({ ...draft, picture: draftPicture(stored) })),
  )
  const dismissAll = () => {
    for (const { id } of uploads) onDismiss(id)
  }
  const onFile = (file: File) => {
    dismissAll()
    onFiles([file])
  }

  return { picture: { upload: uploads.at(-1), onFile, onDismiss: dismissAll }, isUploading }
}
