import { styled } from 'styled-components'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'
import { GallerySlide } from './GallerySlide.tsx'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import { useStrip } from './useStrip.ts'

export type GalleryPicture = ShownPicture & {
  /** The small file of the same picture, for the row below. */
  thumbnail?: { src: string; avif?: string | undefined } | undefined
}

type ProductGalleryProps = {
  /** The product's name. */
  name: string
  pictures: readonly GalleryPicture[]
  /** Wants to see the picture at this place large; without it there is no such button. */
  onZoom?: ((place: number) => void) | undefined
}

/** Pictures to swipe through or to walk with the arrow keys, Home and End; the small ones below lead to each. */
export const ProductGallery = ({ name, pictures, onZoom }: ProductGalleryProps) => {
  const { strip, shown, show, ...moving } = useStrip(pictures.length)
  const many = pictures.length > 1

  return (
    <Gallery>
      <Frame>
        <Strip ref={strip} {...moving} tabIndex={many ? 0 : undefined} aria-label={`Pictures of ${name}`}>
          {pictures.length === 0 && (
            <Only>
              <Picture alt="" />
            </Only>
          )}
          {pictures.map((picture, place) => (
            <GallerySlide
              key={picture.src}
              picture={picture}
              first={place === 0}
              shown={place === shown}
              onZoom={onZoom && (() => onZoom(place))}
            />
          ))}
        </Strip>
        {many && <Count aria-hidden="true">{`${shown + 1} / ${pictures.length}`}</Count>}
      </Frame>
      {many && <GalleryThumbnails pictures={pictures} shown={shown} onShow={show} />}
    </Gallery>
  )
}

const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-3);
`

const Strip = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
    border-radius: var(--radius-3);
  }
`

const Only = styled.li`
  flex: 0 0 100%;
`

const Count = styled.div`
  position: absolute;
  bottom: var(--space-3);
  left: var(--space-3);
  padding: 2px var(--space-3);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--ink);
  ${font(12, 600)}
  ${tabular}

  ${desktop} {
    display: none;
  }
`
