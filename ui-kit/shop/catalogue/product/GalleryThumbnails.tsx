import { styled } from 'styled-components'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { forcedChoice } from '#ui-kit/theme/forcedChoice.ts'
import { tablet } from '#ui-kit/theme/media.ts'
import type { GalleryPicture } from './galleryPicture.ts'

type GalleryThumbnailsProps = {
  pictures: readonly GalleryPicture[]
  /** The index of the shown picture. */
  shown: number
  onShow: (index: number) => void
}

/** The thumbnails of a gallery. On phones one swipes, and the name of the product needs their place on the first screen. */
export const GalleryThumbnails = ({ pictures, shown, onShow }: GalleryThumbnailsProps) => (
  <Thumbnails aria-label="All pictures">
    {pictures.map(({ src, avif, alt, thumbnail = { src, avif } }, index) => (
      <li key={src}>
        <Thumbnail
          type="button"
          aria-label={`Show picture ${index + 1}: ${alt}`}
          aria-current={index === shown}
          onClick={() => onShow(index)}
        >
          <Picture {...thumbnail} alt="" />
        </Thumbnail>
      </li>
    ))}
  </Thumbnails>
)

const Thumbnails = styled.ul`
  display: none;
  gap: var(--space-2);
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;

  ${tablet} {
    display: flex;
  }
`

const Thumbnail = styled.button`
  display: block;
  width: 72px;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: var(--radius-2);
  background: none;
  cursor: pointer;

  &[aria-current='true'] {
    border-color: var(--brand);
    ${forcedChoice}
  }
`
