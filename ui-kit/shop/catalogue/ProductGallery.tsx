import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'

type ProductGalleryProps = {
  /** The product's name. */
  name: string
  pictures: readonly { src: string; alt: string }[]
}

/** Pictures to swipe through; the small ones below lead to each. */
export const ProductGallery = ({ name, pictures }: ProductGalleryProps) => {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const many = pictures.length > 1

  const show = (place: number) => {
    const { current } = strip
    current?.scrollTo({ left: place * current.clientWidth })
    setShown(place)
  }
  const follow = () => {
    const { current } = strip
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth))
  }

  return (
    <Gallery>
      <Frame>
        <Strip ref={strip} onScroll={follow} tabIndex={many ? 0 : undefined} aria-label={`Pictures of ${name}`}>
          {pictures.map(({ src, alt }, place) => (
            <Slide key={src}>
              <Picture src={src} alt={alt} eager={place === 0} />
            </Slide>
          ))}
        </Strip>
        {many && <Count aria-hidden="true">{`${shown + 1} / ${pictures.length}`}</Count>}
      </Frame>
      {many && (
        <Thumbnails aria-label="All pictures">
          {pictures.map(({ src, alt }, place) => (
            <li key={src}>
              <Thumbnail
                type="button"
                aria-label={`Show picture ${place + 1}: ${alt}`}
                aria-current={place === shown}
                onClick={() => show(place)}
              >
                <Picture src={src} alt="" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </Gallery>
  )
}

const Gallery = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
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

const Slide = styled.li`
  flex: 0 0 100%;
  scroll-snap-align: start;
`

const Count = styled.div`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-3);
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

const Thumbnails = styled.ul`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
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

  &:focus-visible {
    outline-offset: -2px;
  }
`
