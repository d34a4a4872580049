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
  onClose: () => void
}

/**
 * One picture as large as the screen, on a native dialog. Pinch, wheel, double-click or `+` and `-` bring it closer, dragging
 * and the arrow keys move it, `0` shows all of it, Escape closes. Load it when it is wanted: it is not part of the first page.
 */
export const PictureZoom = ({ picture: { src, avif, alt }, onClose }: PictureZoomProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { ground, percent, transform, closer, farther, keys, hands } = useZoom()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <Room ref={dialog} aria-label={`Large picture: ${alt}`} onClose={onClose} onKeyDown={keys}>
      <Close>
        <IconButton label="Close" icon={<X size={24} aria-hidden />} onClick={onClose} />
      </Close>
      <Ground ref={ground} {...hands}>
        <picture>
          {avif && <source type="image/avif" srcSet={avif} />}
          <Large src={src} alt={alt} draggable={false} style={{ transform }} />
        </picture>
      </Ground>
      <Bar>
        <IconButton label="Farther" icon={<ZoomOut size={22} aria-hidden />} disabled={!farther} onClick={farther} />
        <Percent role="status">{`${percent}%`}</Percent>
        <IconButton label="Closer" icon={<ZoomIn size={22} aria-hidden />} disabled={!closer} onClick={closer} />
      </Bar>
    </Room>
  )
}

const Room = styled.dialog`
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

const Ground = styled.div`
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

const Large = styled.img`
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
