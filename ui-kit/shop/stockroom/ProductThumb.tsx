import { ImageOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture, type ShownPicture } from '#ui-kit/elements/Picture.tsx'

type ProductThumbProps = {
  /** Left out where there is no picture. */
  picture?: ShownPicture | undefined
  /** Width and height in px. */
  size?: number | undefined
}

/** A product's picture beside its name, which says what it shows. */
export const ProductThumb = ({ picture, size = 48 }: ProductThumbProps) => (
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
