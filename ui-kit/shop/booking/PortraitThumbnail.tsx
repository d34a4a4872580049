import { UserRound } from 'lucide-react'
import { use } from 'react'
import { styled } from 'styled-components'
import { SavesData } from '#ui-kit/elements/savesData.ts'

type PortraitThumbnailProps = {
  /** Empty if there is no portrait. */
  src: string
  /** Width and height in px. */
  size?: number | undefined
}

/** The round portrait next to a provider's name; it has no alternative text, because the name says who it is. Whoever saves data sees none. */
export const PortraitThumbnail = ({ src, size = 48 }: PortraitThumbnailProps) => (
  <Circle $size={size}>
    {src && !use(SavesData) ? (
      <img loading="lazy" src={src} alt="" width={size} height={size} decoding="async" />
    ) : (
      <UserRound size={size / 2} aria-hidden />
    )}
  </Circle>
)

const Circle = styled.span<{ $size: number }>`
  display: grid;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
  overflow: hidden;
  place-items: center;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--sunk);
  color: var(--ink-3);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
