import { styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

type ScrubberTrackProps = {
  /** How many moments there are. */
  count: number
  /** The one that is looked at, counted from 0. */
  place: number
}

/** The line below the slider, a dot a moment. */
export const ScrubberTrack = ({ count, place }: ScrubberTrackProps) => (
  <Drawing aria-hidden="true">
    <Line x1="0" x2="100%" y1="50%" y2="50%" />
    <Line x1="0" x2={along(place, count)} y1="50%" y2="50%" data-past />
    {count <= mostDots &&
      Array.from({ length: count }, (_, dot) => (
        <Dot key={along(dot, count)} cx={along(dot, count)} cy="50%" r="5" data-past={dot <= place || undefined} />
      ))}
  </Drawing>
)

const mostDots = 60

const along = (place: number, count: number) => `${count > 1 ? (100 * place) / (count - 1) : 0}%`

// The slider's knob is 26 px wide and stops with its edge at the rail's end, so the line starts half a knob in.
const Drawing = styled.svg`
  position: absolute;
  top: 0;
  left: 13px;
  width: calc(100% - 26px);
  height: 100%;
  overflow: visible;
`

const Line = styled.line`
  stroke: var(--line-strong);
  stroke-width: 2;

  &[data-past] {
    stroke: var(--brand);
    stroke-width: 4;
  }
  ${forcedColors} {
    stroke: CanvasText;
  }
`

const Dot = styled.circle`
  fill: var(--surface);
  stroke: var(--line-strong);
  stroke-width: 2;

  &[data-past] {
    fill: var(--brand);
    stroke: var(--brand);
  }
  ${forcedColors} {
    stroke: CanvasText;
  }
`
