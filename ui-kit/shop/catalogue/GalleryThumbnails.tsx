import { styled } from 'styled-components'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import type { GalleryPicture } from './ProductGallery.tsx'

type GalleryThumbnailsProps = {
  pictures: readonly GalleryPicture[]
  /** Counted from 0. */
  shown: number
  onShow: (place: number) => void
}

/** All pictures of a gallery, small. */
export const GalleryThumbnails = ({ pictures, shown, onShow }: GalleryThumbnailsProps) => (
  <Thumbnails aria-label="All pictures">
    {pictures.map(({ src, avif, alt, thumbnail = { src, avif } }, place) => (
      <li key={src}>
        <Thumbnail
          type="button"
          aria-label={`Show picture ${place + 1}: ${alt}`}
          aria-current={place === shown}
          onClick={() => onShow(place)}
        >
          <Picture {...thumbnail} alt="" />
        </Thumbnail>
      </li>
    ))}
  </Thumbnails>
)

const Thumbnails = styled.ul`
  display: flex;
  gap: var(--space-2);
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;
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
  }
`
