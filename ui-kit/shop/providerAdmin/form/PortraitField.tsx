import { Button } from '#ui-kit/elements/Button.tsx'
import { PortraitThumbnail } from '#ui-kit/shop/booking/PortraitThumbnail.tsx'
import { FieldGroup } from '#ui-kit/shop/productAdmin/fields/FieldGroup.tsx'
import { FileDrop } from '#ui-kit/shop/productAdmin/fields/FileDrop.tsx'
import type { PictureUpload } from '#ui-kit/shop/productAdmin/fields/pictureUpload.ts'
import { UploadProgress } from '#ui-kit/shop/productAdmin/fields/UploadProgress.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type PortraitUpload = {
  /** The file on its way, or why it was refused. */
  upload?: PictureUpload | undefined
  /** Uploads a file, which becomes the portrait of the draft. */
  onFile: (file: File) => void
  onDismiss: () => void
}

type PortraitFieldProps = PortraitUpload & {
  id?: string | undefined
  /** Empty without a portrait. */
  portrait: string
  onRemove: () => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** The portrait of a provider. */
export const PortraitField = (props: PortraitFieldProps) => {
  const { id, portrait, onRemove, upload, onFile, onDismiss, error, disabled } = props

  return (
    <FieldGroup
      id={id}
      legend="Portrait"
      hint="A circle on cards and lists: the face in the middle."
      error={error}
      disabled={disabled}
    >
      <Stack gap={3}>
        <Row gap={4}>
          <PortraitThumbnail src={portrait} size={96} />
          {portrait && (
            <Button
              kind="quiet"
              size="small"
              disabled={disabled}
              onClick={(event) => {
                onRemove()
                event.currentTarget.closest('fieldset')?.focus()
              }}
            >
              Remove portrait
            </Button>
          )}
        </Row>
        {upload && (
          <ul>
            <UploadProgress upload={upload} onDismiss={onDismiss} />
          </ul>
        )}
        <FileDrop
          label="Drop a portrait here"
          buttonLabel="Choose a portrait"
          hint={'JPEG, PNG, WebP or AVIF, up to 8\u00a0MB.'}
          accepts={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
          disabled={disabled}
          onFiles={([file]) => file && onFile(file)}
        />
      </Stack>
    </FieldGroup>
  )
}
