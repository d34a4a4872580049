import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'

type BannerControlsProps = {
  titles: readonly string[]
  /** The slide in view, from 0. */
  current: number
  onGoTo: (index: number) => void
}

/** Moves the banner: back, on, or to one slide, each dot named after its slide. */
export const BannerControls = ({ titles, current, onGoTo }: BannerControlsProps) => {
  const last = titles.length - 1
  const move = (index: number) => {
    if (index >= 0 && index <= last) onGoTo(index)
  }

  return (
    <Bar>
      <Dots role="group" aria-label="Choose a slide">
        {titles.map((title, index) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have the same title
            key={index}
            type="button"
            aria-label={`Slide ${index + 1}: ${title}`}
            aria-current={index === current || undefined}
            onClick={() => move(index)}
          />
        ))}
      </Dots>
      <Arrows>
        <IconButton
          label="Previous slide"
          icon={<ChevronLeft size={22} aria-hidden />}
          aria-disabled={current === 0 || undefined}
          onClick={() => move(current - 1)}
        />
        <IconButton
          label="Next slide"
          icon={<ChevronRight size={22} aria-hidden />}
          aria-disabled={current === last || undefined}
          onClick={() => move(current + 1)}
        />
      </Arrows>
      <VisuallyHidden role="status">
        Slide {current + 1} of {titles.length}: {titles[current]}
      </VisuallyHidden>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -2px;
`

const Dot = styled.button`
  display: grid;
  width: 30px;
  height: 44px;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: var(--line-strong);
  cursor: pointer;

  &::before {
    width: 10px;
    height: 10px;
    border: 2px solid currentcolor;
    border-radius: var(--radius-full);
    content: '';
    transition: width 120ms;
  }
  &:hover {
    color: var(--brand);
  }
  /* The shape tells, not only the colour. */
  &[aria-current] {
    color: var(--brand);

    &::before {
      width: 26px;
      background: currentcolor;
    }
  }
`

const Arrows = styled.div`
  display: flex;
  flex: none;
  margin-right: -10px;
`
