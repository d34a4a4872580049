import { styled } from 'styled-components'
import { Page } from '#ui-kit/space/Page.tsx'
import { BannerControls } from './BannerControls.tsx'
import type { BannerSlide } from './bannerSlide.ts'
import { SlideCard, SlideSkeleton } from './SlideCard.tsx'
import { SlideTrack } from './SlideTrack.ts'
import { useSlideRow } from './useSlideRow.ts'

type BannerProps = {
  /** The slides in their order. */
  slides: readonly BannerSlide[]
  /** At the top of a page: the first picture loads at once, with high priority. */
  onTop?: boolean | undefined
  /** Keeps the place of a banner at the top while its slides load. */
  loading?: boolean | undefined
}

/**
 * The shop's banner: a row of slides that is swiped, scrolled, or moved by buttons. It never moves by itself. Without JavaScript it is a row
 * of links with a scroll bar; without slides it is nothing at all.
 */
export const Banner = ({ slides, onTop = false, loading = false }: BannerProps) => {
  if (loading && onTop) return <BannerSkeleton />

  return slides.length === 0 ? null : <Slides slides={slides} onTop={onTop} />
}

const Slides = ({ slides, onTop }: { slides: readonly BannerSlide[]; onTop: boolean }) => {
  const { row, current, goTo } = useSlideRow(slides.length)

  return (
    <Region aria-roledescription="carousel" aria-label="What is on" $onTop={onTop}>
      <Page>
        <SlideTrack ref={row}>
          {slides.map((slide, index) => (
            <SlideCard
              key={slide.id}
              slide={slide}
              number={index + 1}
              count={slides.length}
              eager={onTop && index === 0}
            />
          ))}
        </SlideTrack>
        {slides.length > 1 && (
          <BannerControls titles={slides.map(({ title }) => title)} current={current} onGoTo={goTo} />
        )}
      </Page>
    </Region>
  )
}

const BannerSkeleton = () => (
  <Region $onTop aria-hidden>
    <Page>
      <SlideSkeleton />
      <Below />
    </Page>
  </Region>
)

const Region = styled.section<{ $onTop: boolean }>`
  padding-block: ${({ $onTop }) => ($onTop ? 'var(--space-4) 0' : 'var(--space-6) 0')};
`

const Below = styled.div`
  height: 44px;
`
