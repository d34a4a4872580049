import { styled } from 'styled-components'
import { denseDesk } from '#ui-kit/theme/media.ts'

/** The picture of a slide in a list; a plain tile without one. The title beside it says the same. */
export const SlideThumbnail = ({ src }: { src: string }) => (
  <Tile>{src && <Image loading="lazy" src={src} alt="" width={96} height={54} decoding="async" />}</Tile>
)

const Tile = styled.span`
  display: block;
  overflow: hidden;
  width: 96px;
  height: 54px;
  flex: none;
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-1);
  background: var(--sunk);

  ${denseDesk} {
    width: 64px;
    height: 36px;
  }
`

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
