import { ZoomIn } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { ZoomButton } from './ZoomButton.ts'

type GallerySlideProps = {
  picture: ShownPicture
  /** The first slide loads its picture eagerly. */
  first: boolean
  /** The slide is visible: only then is its button in the tab order. */
  shown: boolean
  onZoom?: (() => void) | undefined
}

/** One picture of the gallery. A click anywhere on it opens the zoom. */
export const GallerySlide = ({ picture: { src, avif, alt }, first, shown, onZoom }: GallerySlideProps) => (
  <Slide>
    <Picture src={src} avif={avif} alt={alt} eager={first} />
    {onZoom && (
      <ZoomButton aria-label={`Show large: ${alt}`} tabIndex={shown ? 0 : -1} onClick={onZoom}>
        <IconCircle>
          <ZoomIn size={20} aria-hidden />
        </IconCircle>
      </ZoomButton>
    )}
  </Slide>
)

const Slide = styled.li`
  position: relative;
  flex: 0 0 100%;
  scroll-snap-align: start;

  /* Its file would take turns with the page's script. Who saves data asks for it, and may never need the script. */
  [data-early]:not([data-saver]) &:not(:first-child) picture {
    display: none;
  }
`

const IconCircle = styled.span`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-3);
  display: grid;
  width: 44px;
  height: 44px;
  place-items: center;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--ink);

  :hover > & {
    color: var(--brand);
  }
`
