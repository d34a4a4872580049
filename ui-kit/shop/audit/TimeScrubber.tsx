import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { clock, day } from './moments.ts'
import { ScrubberTrack } from './ScrubberTrack.tsx'
import { keyMove } from './scrubberKeys.ts'

export type ScrubberMoment = {
  revision: number
  /** ISO moment. */
  at: string
  /** What happened then: 'Thandi Nkosi started to process the order'. */
  sentence: string
}

type TimeScrubberProps = {
  /** Every moment one can go to, earliest first. */
  moments: readonly ScrubberMoment[]
  /** The moment that is looked at. */
  revision: number
  onMove: (revision: number) => void
}

/** Moves through a record's history. Arrow keys go a step, Home and End to the first and the last moment. */
export const TimeScrubber = ({ moments, revision, onMove }: TimeScrubberProps) => {
  const slider = useRef<HTMLInputElement>(null)
  const last = moments.length - 1
  const place = Math.max(
    0,
    moments.findIndex((moment) => moment.revision === revision),
  )
  const moment = moments[place]
  if (!moment) return null

  const go = (to: number) => {
    const target = moments[Math.min(Math.max(to, 0), last)]
    if (target && target.revision !== revision) onMove(target.revision)
  }
  const press = (event: KeyboardEvent) => {
    const to = keyMove(event.key, place, last)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  const returnToNow = () => {
    go(last)
    slider.current?.focus()
  }

  return (
    <Stack gap={2} role="group" aria-label="Time travel">
      <Row gap={2}>
        <IconButton
          label="Previous moment"
          icon={<ChevronLeft size={22} aria-hidden />}
          disabled={place === 0}
          onClick={() => go(place - 1)}
        />
        <Rail>
          <ScrubberTrack count={moments.length} place={place} />
          <Slider
            ref={slider}
            type="range"
            min={0}
            max={last}
            value={place}
            aria-label="Moment in the history"
            aria-valuetext={`Revision ${moment.revision}`}
            onKeyDown={press}
            onChange={(event) => go(Number(event.target.value))}
          />
        </Rail>
        <IconButton
          label="Next moment"
          icon={<ChevronRight size={22} aria-hidden />}
          disabled={place === last}
          onClick={() => go(place + 1)}
        />
      </Row>
      <Said>
        <Told moment={moment} last={moments[last]} />
        <Return data-there={place === last || undefined}>
          <Button kind="secondary" size="small" onClick={returnToNow}>
            Back to now
          </Button>
        </Return>
      </Said>
    </Stack>
  )
}

const Told = ({ moment, last }: { moment: ScrubberMoment; last: ScrubberMoment | undefined }) => (
  <Words role="status">
    <When>
      {moment === last ? 'Now' : `Revision ${moment.revision} of ${last?.revision}`}
      {' · '}
      <time dateTime={moment.at}>
        {day(moment.at)}, {clock(moment.at)}
      </time>
    </When>
    <span>{moment.sentence}</span>
  </Words>
)

const Rail = styled.div`
  position: relative;
  min-width: 0;
  height: 44px;
  flex: 1;
`

const thumb = `
  width: 26px;
  height: 26px;
  border: 4px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--brand);
  box-shadow: 0 0 0 2px var(--brand);
  cursor: grab;
`

const Slider = styled.input`
  position: absolute;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-1);
  appearance: none;
  background: transparent;
  cursor: pointer;
  inset: 0;

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
`

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`

const Words = styled.p`
  display: flex;
  min-height: 44px;
  flex: 1 1 260px;
  flex-direction: column;
  justify-content: center;
  color: var(--ink-2);
  ${font(14)}
`

// Keeps its place when there is nowhere to return to, so that nothing jumps while one scrubs.
const Return = styled.div`
  &[data-there] {
    visibility: hidden;
  }
`

const When = styled.span`
  color: var(--ink);
  ${font(14, 600)}
  ${tabular}
`
