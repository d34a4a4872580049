import { use } from 'react'
import { styled } from 'styled-components'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, desktopQuery } from '#ui-kit/theme/media.ts'
import type { SlidePicture } from './bannerSlide.ts'

type SlideArtProps = {
  picture: SlidePicture
  /** Loads at once, with high priority. */
  eager?: boolean | undefined
}

/** The picture of a slide: a browser loads one of its two crops, in one format. Its place is kept while it loads. */
export const SlideArt = ({ picture: { phone, desk, alt }, eager = false }: SlideArtProps) => {
  const SavedPicture = use(SavesData)
  if (SavedPicture)
    return (
      <SlidePlace>
        <SavedPicture src={phone.src} avif={phone.avif} alt={alt} fit="cover" />
      </SlidePlace>
    )

  return (
    <SlidePlace>
      <picture>
        {desk.avif && <source media={desktopQuery} type="image/avif" srcSet={desk.avif} width={1120} height={630} />}
        <source media={desktopQuery} srcSet={desk.src} width={1120} height={630} />
        {phone.avif && <source type="image/avif" srcSet={phone.avif} />}
        <Image
          // Before the address: some browsers begin to load at that.
          loading={eager ? 'eager' : 'lazy'}
          src={phone.src}
          alt={alt}
          width={640}
          height={480}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </SlidePlace>
  )
}

/** The place of a slide's picture. */
export const SlidePlace = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--sunk);
  aspect-ratio: 3 / 2;
  /* Else the browser would load the pictures of all slides. The button of a saved picture stays above the link of its slide. */
  &:not(:has([data-saved])) {
    content-visibility: auto;
  }

  ${desktop} {
    width: 60%;
    flex: none;
    align-self: stretch;
    aspect-ratio: 16 / 9;
  }
`

const Image = styled.img`
  position: absolute;
  width: 100%;
  height: 100%;
  color: var(--ink-3);
  inset: 0;
  filter: var(--picture-light);
  object-fit: cover;
  ${font(12)}
`
