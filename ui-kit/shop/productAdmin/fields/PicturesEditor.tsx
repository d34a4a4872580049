import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import type { DraftPicture } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { DragHandle } from './DragHandle.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { PictureUpload } from './pictureUpload.ts'
import { moveItem } from './sortableList.ts'
import { sortableStyles } from './sortableStyles.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useSortableList } from './useSortableList.ts'

export type PictureUploads = {
  /** The pictures that are on their way. */
  uploads: readonly PictureUpload[]
  /** Uploads files; their pictures are added to the draft once they are uploaded. */
  onFiles: (files: readonly File[]) => void
  /** Cancels an upload, or removes a failed one. */
  onDismiss: (uploadId: string) => void
}

type PicturesEditorProps = PictureUploads & {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** The pictures, first the one that cards show. */
  pictures: readonly DraftPicture[]
  /** Called with all pictures after one was moved, described or removed. */
  onChange: (pictures: readonly DraftPicture[]) => void
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Edits the ordered pictures of a product: add, describe, move by handle or arrow keys, remove. */
export const PicturesEditor = (props: PicturesEditorProps) => {
  const { id, pictures, error, disabled, uploads, onFiles } = props
  const { touched, touch, list, handleProps, itemProps, remove, dismiss, describe } = usePictures(props)

  return (
    <FieldGroup
      id={id}
      legend="Pictures"
      hint="Cards and lists show the first one."
      error={touched.length > 0 || pictures.length > 12 ? error : undefined}
      disabled={disabled}
    >
      <Items ref={list}>
        {pictures.map((picture, pictureIndex) => (
          <Line key={picture.medium} {...itemProps(pictureIndex)}>
            <DragHandle
              {...handleProps(pictureIndex)}
              name={picture.alt.trim() || `picture ${pictureIndex + 1}`}
              position={pictureIndex + 1}
              count={pictures.length}
              disabled={disabled}
            />
            <Thumbnail>
              <Picture src={picture.thumbnail} avif={picture.avif} alt={picture.alt} />
            </Thumbnail>
            <AltText>
              <AltTextField
                number={pictureIndex + 1}
                alt={picture.alt}
                isTouched={touched.includes(picture.medium)}
                onChange={(alt) => describe(pictureIndex, alt)}
                onBlur={() => touch(picture.medium)}
              />
            </AltText>
            <IconButton
              label={`Remove picture ${pictureIndex + 1}`}
              icon={<Trash2 size={18} aria-hidden />}
              disabled={disabled}
              onClick={() => remove(pictureIndex)}
            />
          </Line>
        ))}
      </Items>
      {uploads.length > 0 && (
        <Uploads aria-label="Files uploading">
          {uploads.map((upload) => (
            <UploadProgress key={upload.id} upload={upload} onDismiss={dismiss} />
          ))}
        </Uploads>
      )}
      <PictureDrop disabled={disabled} onFiles={onFiles} />
    </FieldGroup>
  )
}

const usePictures = ({ pictures, onChange, onDismiss }: PicturesEditorProps) => {
  const [touched, setTouched] = useState<readonly string[]>([])
  const { list, handleProps, itemProps } = useSortableList(pictures.length, (from, to) =>
    onChange(moveItem(pictures, from, to)),
  )
  // The focused element was removed.
  const focusGroup = () => list.current?.closest('fieldset')?.focus()
  const remove = (pictureIndex: number) => {
    onChange(pictures.filter((_, index) => index !== pictureIndex))
    focusGroup()
  }
  const dismiss = (uploadId: string) => {
    onDismiss(uploadId)
    focusGroup()
  }
  const describe = (pictureIndex: number, alt: string) =>
    onChange(pictures.map((picture, index) => (index === pictureIndex ? { ...picture, alt } : picture)))
  const touch = (picture: string) => setTouched([...touched, picture])

  return { touched, touch, list, handleProps, itemProps, remove, dismiss, describe }
}

type AltTextFieldProps = {
  /** The place of the picture, counted from 1. */
  number: number
  alt: string
  isTouched: boolean
  onChange: (alt: string) => void
  onBlur: () => void
}

const AltTextField = ({ number, alt, isTouched, onChange, onBlur }: AltTextFieldProps) => (
  <TextField
    label={
      <Label>
        What picture {number} shows
        {number === 1 && <Badge tone="neutral">Shown first</Badge>}
      </Label>
    }
    placeholder="Round red kettle with a steel lid"
    maxLength={200}
    required
    value={alt}
    error={isTouched && alt.trim().length < 3 ? 'Describe what the picture shows' : undefined}
    onChange={onChange}
    onBlur={onBlur}
  />
)

const PictureDrop = ({ disabled, onFiles }: Pick<PicturesEditorProps, 'disabled' | 'onFiles'>) => (
  <FileDrop
    multiple
    label="Drop pictures here"
    buttonLabel="Choose pictures"
    hint={'JPEG, PNG, WebP or AVIF, up to 8\u00a0MB each.'}
    accepts={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
    disabled={disabled}
    onFiles={onFiles}
  />
)

const Items = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  &:not(:empty) {
    padding-bottom: var(--space-4);
  }
`

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  border-radius: var(--radius-2);
  background: var(--surface);
  ${sortableStyles}

  > button {
    margin-top: 26px;
  }
  ${phone} {
    flex-wrap: wrap;

    > button {
      margin-top: 10px;
    }
    > :last-child {
      order: -1;
      margin-left: auto;
    }
  }
`

const Thumbnail = styled.span`
  width: 72px;
  flex: none;

  ${phone} {
    order: -2;
    width: 64px;
  }
`

const AltText = styled.div`
  min-width: 0;
  flex: 1;

  ${phone} {
    flex: 1 0 100%;
  }
`

const Label = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

const Uploads = styled.ul`
  padding-bottom: var(--space-3);
`
