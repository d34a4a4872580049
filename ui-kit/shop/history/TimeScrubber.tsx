import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { formatDay, formatTime } from '#ui-kit/shop/audit/timeFormats.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { ScrubberTrack } from './ScrubberTrack.tsx'
import { scrubberIndexAfterKey } from './scrubberIndexAfterKey.ts'

export type RevisionEntry = {
  revision: number
  /** ISO moment. */
  at: string
  /** What the fact did: 'Thandi Nkosi started to process the order'. */
  sentence: string
}

type TimeScrubberProps = {
  /** All selectable revisions, earliest first. The first may be any if earlier ones are not loaded. */
  revisions: readonly RevisionEntry[]
  /** The shown revision. */
  revision: number
  /** Called with the revision to show. */
  onMove: (revision: number) => void
}

/** A slider over the revisions of a record. Arrow keys move by one revision, Home and End to the first and the last one. */
export const TimeScrubber = ({ revisions, revision, onMove }: TimeScrubberProps) => {
  const slider = useRef<HTMLInputElement>(null)
  const last = revisions.length - 1
  const index = Math.max(
    0,
    revisions.findIndex((moment) => moment.revision === revision),
  )
  const moment = revisions[index]
  if (!moment) return null

  const moveTo = (to: number) => {
    const target = revisions[Math.min(Math.max(to, 0), last)]
    if (target && target.revision !== revision) onMove(target.revision)
  }
  const handleKey = (event: KeyboardEvent) => {
    const nextIndex = scrubberIndexAfterKey(event.key, index, last)
    if (nextIndex === undefined) return
    event.preventDefault()
    moveTo(nextIndex)
  }

  const returnToNow = () => {
    moveTo(last)
    slider.current?.focus()
  }

  return (
    <Stack gap={2} role="group" aria-label="Time travel">
      <Row gap={2}>
        <IconButton
          label="Previous moment"
          icon={<ChevronLeft size={22} aria-hidden />}
          disabled={index === 0}
          onClick={() => moveTo(index - 1)}
        />
        <Rail>
          <ScrubberTrack count={revisions.length} index={index} />
          <Slider
            ref={slider}
            type="range"
            min={0}
            max={last}
            value={index}
            aria-label="Moment in the history"
            aria-valuetext={`Event ${moment.revision + 1}`}
            onKeyDown={handleKey}
            onChange={(event) => moveTo(Number(event.target.value))}
          />
        </Rail>
        <IconButton
          label="Next moment"
          icon={<ChevronRight size={22} aria-hidden />}
          disabled={index === last}
          onClick={() => moveTo(index + 1)}
        />
      </Row>
      <Status>
        <CurrentRevision moment={moment} last={revisions[last]} />
        <ReturnSlot data-there={index === last || undefined}>
          <Button kind="secondary" size="small" onClick={returnToNow}>
            Back to now
          </Button>
        </ReturnSlot>
      </Status>
    </Stack>
  )
}

const CurrentRevision = ({ moment, last }: { moment: RevisionEntry; last: RevisionEntry | undefined }) => (
  <StatusText role="status">
    <TimeLine>
      {moment === last ? 'Now' : `Event ${moment.revision + 1} of ${(last?.revision ?? 0) + 1}`}
      {' · '}
      <time dateTime={moment.at}>
        {formatDay(moment.at)}, {formatTime(moment.at)}
      </time>
    </TimeLine>
    <span>{moment.sentence}</span>
  </StatusText>
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

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`

const StatusText = styled.p`
  display: flex;
  min-height: 44px;
  flex: 1 1 260px;
  flex-direction: column;
  justify-content: center;
  color: var(--ink-2);
  ${font(14)}
`

// Keeps its space while the button is hidden, so that the layout does not shift while the slider moves.
const ReturnSlot = styled.div`
  &[data-there] {
    visibility: hidden;
  }
`

const TimeLine = styled.span`
  color: var(--ink);
  ${font(14, 600)}
  ${tabular}
`
