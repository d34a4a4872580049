import { styled } from 'styled-components'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import type { GalleryPicture } from '#ui-kit/shop/catalogue/product/galleryPicture.ts'
import { ZoomButton } from '#ui-kit/shop/catalogue/product/ZoomButton.ts'

type WorkPicturesProps = {
  /** The provider's name. */
  name: string
  /** Pictures of finished work. */
  pictures: readonly GalleryPicture[]
  /** Opens the picture with this index in a `PictureZoom`; without it the pictures are no buttons. */
  onZoom?: ((index: number) => void) | undefined
}

/** Pictures of a provider's work in a line that scrolls horizontally. */
export const WorkPictures = ({ name, pictures, onZoom }: WorkPicturesProps) => (
  <Line aria-label={`Pictures of the work of ${name}`} tabIndex={onZoom ? undefined : 0}>
    {pictures.map((picture, index) => (
      <Frame key={picture.src}>
        <Picture {...picture} {...picture.thumbnail} ratio={8 / 5} fit="cover" />
        {onZoom && <Enlarge aria-label={`Show large: ${picture.alt}`} onClick={() => onZoom(index)} />}
      </Frame>
    ))}
  </Line>
)

const Line = styled.ul`
  display: grid;
  grid-auto-columns: min(320px, 82%);
  grid-auto-flow: column;
  gap: var(--space-3);
  justify-content: start;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
`

const Frame = styled.li`
  position: relative;
  scroll-margin-left: 4px;
  scroll-snap-align: start;
`

const Enlarge = styled(ZoomButton)`
  border-radius: var(--radius-2);
`
