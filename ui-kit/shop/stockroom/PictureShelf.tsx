import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { PictureUpload } from './pictureUpload.ts'
import type { DraftPicture } from './productDraft.ts'
import { ReorderHandle } from './ReorderHandle.tsx'
import { moved } from './reorder.ts'
import { reorderLook } from './reorderLook.ts'
import { UploadLine } from './UploadLine.tsx'
import { useReorder } from './useReorder.ts'

export type PictureUploads = {
  uploads: readonly PictureUpload[]
  /** Files to send; their pictures join the draft once they have arrived. */
  onFiles: (files: readonly File[]) => void
  /** Stops an upload, or puts a refusal away. */
  onDismiss: (uploadId: string) => void
}

type PictureShelfProps = PictureUploads & {
  id?: string | undefined
  pictures: readonly DraftPicture[]
  onChange: (pictures: readonly DraftPicture[]) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** A product's pictures in their order: to add, to describe, to move by handle or arrow keys, to take away. */
export const PictureShelf = (props: PictureShelfProps) => {
  const { id, pictures, onChange, error, disabled, uploads, onFiles, onDismiss } = props
  const [left, setLeft] = useState<readonly string[]>([])
  const { list, handleAt, lookAt } = useReorder(pictures.length, (from, to) => onChange(moved(pictures, from, to)))
  // What had the focus is gone.
  const focusGroup = () => list.current?.closest('fieldset')?.focus()
  const remove = (place: number) => {
    onChange(pictures.filter((_, index) => index !== place))
    focusGroup()
  }
  const dismiss = (uploadId: string) => {
    onDismiss(uploadId)
    focusGroup()
  }
  const describe = (place: number, alt: string) =>
    onChange(pictures.map((picture, index) => (index === place ? { ...picture, alt } : picture)))

  return (
    <FieldGroup
      id={id}
      legend="Pictures"
      hint="The first one stands on cards and lists."
      error={left.length > 0 || pictures.length > 12 ? error : undefined}
      disabled={disabled}
    >
      <Shelf ref={list}>
        {pictures.map((picture, place) => (
          <Line key={picture.medium} {...lookAt(place)}>
            <ReorderHandle
              {...handleAt(place)}
              name={picture.alt.trim() || `picture ${place + 1}`}
              place={place + 1}
              count={pictures.length}
              disabled={disabled}
            />
            <Thumb>
              <Picture src={picture.thumbnail} avif={picture.avif} alt={picture.alt} />
            </Thumb>
            <Words>
              <TextField
                label={
                  <Label>
                    What picture {place + 1} shows
                    {place === 0 && <Badge tone="neutral">Shown first</Badge>}
                  </Label>
                }
                placeholder="Round red kettle with a steel lid"
                maxLength={200}
                required
                value={picture.alt}
                error={
                  left.includes(picture.medium) && picture.alt.trim().length < 3
                    ? 'Say in words what the picture shows'
                    : undefined
                }
                onChange={(alt) => describe(place, alt)}
                onBlur={() => setLeft([...left, picture.medium])}
              />
            </Words>
            <IconButton
              label={`Remove picture ${place + 1}`}
              icon={<Trash2 size={18} aria-hidden />}
              disabled={disabled}
              onClick={() => remove(place)}
            />
          </Line>
        ))}
      </Shelf>
      {uploads.length > 0 && (
        <Sending aria-label="Files on their way">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} onDismiss={dismiss} />
          ))}
        </Sending>
      )}
      <FileDrop
        multiple
        words="Drop pictures here"
        buttonLabel="Choose pictures"
        hint="JPEG, PNG, WebP or AVIF, up to 8 MB each."
        accepts={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
        disabled={disabled}
        onFiles={onFiles}
      />
    </FieldGroup>
  )
}

const Shelf = styled.ol`
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
  ${reorderLook}

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

const Thumb = styled.span`
  width: 72px;
  flex: none;

  ${phone} {
    order: -2;
    width: 64px;
  }
`

const Words = styled.div`
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

const Sending = styled.ul`
  padding-bottom: var(--space-3);
`
