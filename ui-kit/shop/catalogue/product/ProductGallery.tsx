import { styled } from 'styled-components'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'
import { GallerySlide } from './GallerySlide.tsx'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import type { GalleryPicture } from './galleryPicture.ts'
import { useCarousel } from './useCarousel.ts'

type ProductGalleryProps = {
  /** The product's name. */
  name: string
  /** The pictures, the main one first. */
  pictures: readonly GalleryPicture[]
  /** Opens the zoom of the picture at this index; without it there is no zoom button. */
  onZoom?: ((index: number) => void) | undefined
}

/** A carousel of pictures that is operated by swiping, arrow keys, Home and End, or, on wider screens, the thumbnails below. */
export const ProductGallery = ({ name, pictures, onZoom }: ProductGalleryProps) => {
  const { strip, shown, show, ...handlers } = useCarousel(pictures.length)
  const hasSeveral = pictures.length > 1

  return (
    <Gallery>
      <Frame>
        <Strip ref={strip} {...handlers} tabIndex={hasSeveral ? 0 : undefined} aria-label={`Pictures of ${name}`}>
          {pictures.length === 0 && (
            <EmptySlide>
              <Picture alt="" />
            </EmptySlide>
          )}
          {pictures.map((picture, index) => (
            <GallerySlide
              key={picture.src}
              picture={picture}
              first={index === 0}
              shown={index === shown}
              onZoom={onZoom && (() => onZoom(index))}
            />
          ))}
        </Strip>
        {hasSeveral && <Count aria-hidden="true">{`${shown + 1} / ${pictures.length}`}</Count>}
      </Frame>
      {hasSeveral && <GalleryThumbnails pictures={pictures} shown={shown} onShow={show} />}
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

  /* What nobody swipes to is not loaded; the next picture is. */
  > :nth-child(n + 3) {
    content-visibility: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
    border-radius: var(--radius-3);
  }
`

const EmptySlide = styled.li`
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
