import { Image as ImageIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import type { SavedPictureProps } from './savesData.ts'

/**
 * A picture that is not loaded: its alternative text and a button in a tile of the same size. The button needs no React: a script that is
 * in the page of whoever saves data gives the picture its address (web/shell/document/lightScript.ts).
 */
export const SavedPicture = ({ src, avif, alt, fit }: SavedPictureProps) => (
  <Content data-saved>
    <picture>
      {avif && <source type="image/avif" data-src={avif} />}
      <Image alt={alt} data-src={src} $fit={fit} />
    </picture>
    <Placeholder>
      {alt ? (
        <>
          <Words>{alt}</Words>
          <Show type="button" data-show aria-label={`Show picture: ${alt}`}>
            Show picture
          </Show>
        </>
      ) : (
        <ImageIcon size={20} aria-hidden />
      )}
    </Placeholder>
  </Content>
)

const Content = styled.span`
  display: block;
  height: 100%;
  container-type: inline-size;

  > picture {
    display: none;
  }
  &[data-shown] > picture {
    display: contents;
  }
`

const Image = styled.img<{ $fit: 'contain' | 'cover' }>`
  width: 100%;
  height: 100%;
  color: var(--ink-3);
  object-fit: ${({ $fit }) => $fit};
  ${font(12)}
`

const Placeholder = styled.span`
  display: flex;
  height: 100%;
  min-height: 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-2);
  color: var(--ink-2);
  text-align: center;

  [data-shown] > & {
    display: none;
  }
  /* Below the badge of a card. */
  @container (max-width: 180px) {
    padding-top: 28px;
  }
`

// A narrow tile has room for the button alone.
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  max-width: 36ch;
  min-height: 0;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${font(12)}

  @container (max-width: 180px) {
    -webkit-line-clamp: 2;
  }

  @container (max-width: 130px) {
    display: none;
  }
`

// Above the link that covers a card.
const Show = styled.button`
  position: relative;
  z-index: 1;
  display: inline-flex;
  min-width: 44px;
  min-height: 44px;
  flex: none;
  align-items: center;
  justify-content: center;
  padding: 0 var(--space-3);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--brand);
  cursor: pointer;
  ${font(14, 600)}

  @container (max-width: 130px) {
    padding: 0 var(--space-2);
    font-size: 0.75rem;
    line-height: 1rem;
  }
`
