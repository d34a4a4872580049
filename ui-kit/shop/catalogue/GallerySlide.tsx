import { ZoomIn } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'

type GallerySlideProps = {
  picture: ShownPicture
  /** Loads its picture at once. */
  first: boolean
  /** In sight now: only then can its button be reached by Tab. */
  shown: boolean
  onZoom?: (() => void) | undefined
}

/** One picture of the gallery. A press anywhere on it shows it large. */
export const GallerySlide = ({ picture: { src, avif, alt }, first, shown, onZoom }: GallerySlideProps) => (
  <Slide>
    <Picture src={src} avif={avif} alt={alt} eager={first} />
    {onZoom && (
      <Zoom type="button" aria-label={`Show large: ${alt}`} tabIndex={shown ? 0 : -1} onClick={onZoom}>
        <Sign>
          <ZoomIn size={20} aria-hidden />
        </Sign>
      </Zoom>
    )}
  </Slide>
)

const Slide = styled.li`
  position: relative;
  flex: 0 0 100%;
  scroll-snap-align: start;
`

const Zoom = styled.button`
  position: absolute;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-3);
  background: none;
  cursor: zoom-in;
  inset: 0;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Sign = styled.span`
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
