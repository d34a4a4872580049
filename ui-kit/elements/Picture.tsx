import { ImageOff } from 'lucide-react'
import { use } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { SavesData } from './savesData.ts'

export type ShownPicture = {
  /** A format that every browser shows; without one, a tile says that there is no picture. */
  src?: string | undefined
  /** The same picture as AVIF, for the browsers that can: about half the bytes. */
  avif?: string | undefined
  /** What the picture shows; empty where the words beside it say the same. */
  alt: string
}

type PictureProps = ShownPicture & {
  /** Width over height; reserves the space while the picture loads. */
  ratio?: number | undefined
  /** Loads at once with high priority: for pictures in the first viewport. */
  eager?: boolean | undefined
  /** Whether the whole picture is shown (`contain`) or the tile is filled (`cover`). */
  fit?: 'contain' | 'cover' | undefined
  /** Shows a face: hardly dimmed in the dark. */
  portrait?: boolean | undefined
}

/** A picture on a tinted tile. It is one file in one size, so a high-density screen downloads no more than others. */
export const Picture = ({ src, avif, alt, ratio = 1, eager = false, fit = 'contain', portrait }: PictureProps) => {
  const SavedPicture = use(SavesData)
  if (src && SavedPicture)
    return (
      <Tile $ratio={ratio}>
        <SavedPicture src={src} avif={avif} alt={alt} fit={fit} />
      </Tile>
    )

  return (
    <Tile $ratio={ratio} data-portrait={portrait}>
      {src ? (
        <picture>
          {avif && <source type="image/avif" srcSet={avif} />}
          <Image
            // Before the address: some browsers begin to load at that.
            loading={eager ? 'eager' : 'lazy'}
            src={src}
            alt={alt}
            width={640}
            height={Math.round(640 / ratio)}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            $fit={fit}
          />
        </picture>
      ) : (
        <Missing>
          <ImageOff size={24} aria-hidden />
          No image available
        </Missing>
      )}
    </Tile>
  )
}

const Tile = styled.span<{ $ratio: number }>`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-2);
  background: var(--sunk);
  aspect-ratio: ${({ $ratio }) => $ratio};
  /* Browsers load a lazy picture up to 2500 px ahead: this one loads when it comes into view. The button of a saved picture stays uncontained,
     above the link of its card. */
  &:not(:has([data-saved])) {
    content-visibility: auto;
  }

  &[data-portrait] {
    --picture-light: var(--portrait-light);
    --picture-shade: none;
  }
  > picture {
    display: contents;
  }
  /* Above the picture, below everything that a card puts on it. */
  &:has(> picture)::after {
    position: absolute;
    background: var(--picture-shade);
    content: '';
    inset: 0;
    pointer-events: none;
  }
`

const Image = styled.img<{ $fit: 'contain' | 'cover' }>`
  width: 100%;
  height: 100%;
  color: var(--ink-3);
  filter: var(--picture-light);
  object-fit: ${({ $fit }) => $fit};
  ${font(12)}

  /* Browsers draw it only for a picture that did not load: what it would show, in place of the browser's own symbol. */
  &::before {
    position: absolute;
    display: grid;
    overflow: hidden;
    place-items: center;
    padding: var(--space-3);
    background: var(--sunk);
    color: var(--ink);
    content: attr(alt);
    inset: 0;
    text-align: center;
  }
`

const Missing = styled.span`
  display: flex;
  height: 100%;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  color: var(--ink-3);
  text-align: center;
  ${font(12)}
`
