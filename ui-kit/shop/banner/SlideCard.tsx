import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { stretchedLink } from '#ui-kit/elements/stretchedLink.ts'
import { font } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'
import type { BannerSlide } from './bannerSlide.ts'
import { SlideArt, SlidePlace } from './SlideArt.tsx'

type SlideCardProps = {
  /** What the slide says and shows. */
  slide: BannerSlide
  /** From 1. */
  number: number
  /** How many slides there are. */
  count: number
  /** Loads the picture at once, with high priority. */
  eager?: boolean | undefined
}

/** One slide: its picture and its words, all of it one link. */
export const SlideCard = ({ slide: { title, text, href, picture }, number, count, eager }: SlideCardProps) => (
  <SlideFrame role="group" aria-roledescription="slide" aria-label={`${number} of ${count}`}>
    {picture && <SlideArt picture={picture} eager={eager} />}
    <Words>
      <Title href={href}>{title}</Title>
      <p>{text}</p>
      <Way aria-hidden>
        Take a look
        <ArrowRight size={18} aria-hidden />
      </Way>
    </Words>
  </SlideFrame>
)

/** The place of a slide that loads. */
export const SlideSkeleton = () => (
  <SlideFrame>
    <SlidePlace />
    <Words>
      <Skeleton width="80%" height={30} />
      <Skeleton height={24} />
      <Skeleton width="60%" height={24} />
    </Words>
  </SlideFrame>
)

// Words at the left and a picture at the right, or on phones below each other.
const SlideFrame = styled.div`
  position: relative;
  display: flex;
  overflow: hidden;
  flex-direction: column;
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-3);
  background:
    radial-gradient(ellipse 70% 120% at 0% 100%, color-mix(in oklab, var(--glow) 24%, transparent), transparent)
      border-box,
    color-mix(in oklab, var(--glow) 9%, var(--surface));

  ${desktop} {
    min-height: 340px;
    flex-direction: row-reverse;
  }
`

const Words = styled.div`
  display: flex;
  min-width: 0;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-4);
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(16)}

  ${desktop} {
    gap: var(--space-4);
    padding: var(--space-6);
    ${font(18)}
  }
`

const Title = styled(Anchor)`
  color: var(--ink);
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${font(24, 800)}
  ${stretchedLink}

  /* The row cuts off what is outside of a slide. */
  &:focus-visible::after {
    border-radius: var(--radius-3);
    outline-offset: -5px;
  }

  ${desktop} {
    ${font(36, 800)}
  }
`

const Way = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--brand);
  ${font(16, 600)}
`
