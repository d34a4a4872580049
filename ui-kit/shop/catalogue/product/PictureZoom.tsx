import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { useZoom } from './useZoom.ts'

type PictureZoomProps = {
  /** The largest file of the picture. */
  picture: ShownPicture
  /** Called when the close button or Escape is pressed. */
  onClose: () => void
}

/**
 * One picture in a full-screen native dialog. Pinch, wheel, double-click, `+` and `-` zoom, dragging and the arrow keys pan,
 * `0` resets the zoom, Escape closes. Load it on demand: it is not part of the first page.
 */
export const PictureZoom = ({ picture: { src, avif, alt }, onClose }: PictureZoomProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { viewport, percent, transform, zoomIn, zoomOut, onKeyDown, pointerHandlers } = useZoom()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <ZoomDialog ref={dialog} aria-label={`Large picture: ${alt}`} onClose={onClose} onKeyDown={onKeyDown}>
      <Close>
        <IconButton label="Close" icon={<X size={24} aria-hidden />} onClick={onClose} />
      </Close>
      <Viewport ref={viewport} {...pointerHandlers}>
        <picture>
          {avif && <source type="image/avif" srcSet={avif} />}
          <ZoomedImage src={src} alt={alt} draggable={false} style={{ transform }} />
        </picture>
      </Viewport>
      <Bar>
        <IconButton label="Zoom out" icon={<ZoomOut size={22} aria-hidden />} disabled={!zoomOut} onClick={zoomOut} />
        <Percent role="status">{`${percent}%`}</Percent>
        <IconButton label="Zoom in" icon={<ZoomIn size={22} aria-hidden />} disabled={!zoomIn} onClick={zoomIn} />
      </Bar>
    </ZoomDialog>
  )
}

const ZoomDialog = styled.dialog`
  position: fixed;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--sunk);
  color: var(--ink);
  inset: 0;
`

const Viewport = styled.div`
  display: grid;
  height: 100%;
  overflow: hidden;
  place-items: center;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
`

const ZoomedImage = styled.img`
  width: 100vw;
  height: 100dvh;
  object-fit: contain;
  pointer-events: none;
`

const Bar = styled.div`
  position: absolute;
  bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
  left: 50%;
  display: flex;
  align-items: center;
  padding: var(--space-1);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface);
  transform: translateX(-50%);
`

const Percent = styled.output`
  min-width: 56px;
  text-align: center;
  ${font(14, 600)}
  ${tabular}
`

const Close = styled.div`
  position: absolute;
  z-index: 1;
  top: calc(var(--space-4) + env(safe-area-inset-top));
  right: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface);
`
