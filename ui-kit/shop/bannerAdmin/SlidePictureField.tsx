import { Button } from '#ui-kit/elements/Button.tsx'
import { FieldGroup } from '#ui-kit/shop/productAdmin/fields/FieldGroup.tsx'
import { FileDrop } from '#ui-kit/shop/productAdmin/fields/FileDrop.tsx'
import type { PictureUpload } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import { UploadProgress } from '#ui-kit/shop/productAdmin/fields/UploadProgress.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { SlideThumbnail } from './SlideThumbnail.tsx'

export type SlidePictureUpload = {
  /** The file on its way, or why it was refused. */
  upload?: PictureUpload | undefined
  /** Uploads a file, which becomes the picture of the draft. */
  onFile: (file: File) => void
  onDismiss: () => void
}

type SlidePictureFieldProps = SlidePictureUpload & {
  id?: string | undefined
  /** The URL path of the picture; empty without one. */
  picture: string
  onRemove: () => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** The picture of a slide. */
export const SlidePictureField = (props: SlidePictureFieldProps) => {
  const { id, picture, onRemove, upload, onFile, onDismiss, error, disabled } = props

  return (
    <FieldGroup
      id={id}
      legend="Picture"
      hint="The shop crops it to 16:9 for computers and to 4:3 for phones. Keep what matters in the middle, without text."
      error={error}
      disabled={disabled}
    >
      <Stack gap={3}>
        {picture && (
          <Row gap={4}>
            <SlideThumbnail src={picture} />
            <Button
              kind="quiet"
              size="small"
              disabled={disabled}
              onClick={(event) => {
                onRemove()
                event.currentTarget.closest('fieldset')?.focus()
              }}
            >
              Remove picture
            </Button>
          </Row>
        )}
        {upload && (
          <ul>
            <UploadProgress upload={upload} onDismiss={onDismiss} />
          </ul>
        )}
        <FileDrop
          label="Drop a picture here"
          buttonLabel="Choose a picture"
          hint={'JPEG, PNG, WebP or AVIF, up to 8\u00a0MB.'}
          accepts={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
          disabled={disabled}
          onFiles={([file]) => file && onFile(file)}
        />
      </Stack>
    </FieldGroup>
  )
}
