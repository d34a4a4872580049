import { ImageOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'

type ProductThumbnailProps = {
  /** Undefined if the product has no picture. */
  picture?: ShownPicture | undefined
  /** Width and height in px. */
  size?: number | undefined
}

/** The thumbnail next to a product's name; it has no alternative text, because the name describes it. */
export const ProductThumbnail = ({ picture, size = 48 }: ProductThumbnailProps) => (
  <Frame $size={size}>
    {picture?.src ? (
      <Picture {...picture} alt="" />
    ) : (
      <Missing>
        <ImageOff size={18} aria-hidden />
      </Missing>
    )}
  </Frame>
)

const Frame = styled.span<{ $size: number }>`
  display: block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
`

const Missing = styled.span`
  display: grid;
  height: 100%;
  place-items: center;
  border: var(--border) dashed var(--line);
  border-radius: var(--radius-2);
  background: var(--sunk);
  color: var(--ink-3);
`
