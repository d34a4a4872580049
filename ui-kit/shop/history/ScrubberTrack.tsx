import { styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

type ScrubberTrackProps = {
  /** The number of revisions. */
  count: number
  /** The index of the shown revision. */
  index: number
}

/** The track behind the slider, with one dot per revision. */
export const ScrubberTrack = ({ count, index }: ScrubberTrackProps) => (
  <Drawing aria-hidden="true">
    <Line x1="0" x2="100%" y1="50%" y2="50%" />
    <Line x1="0" x2={xOf(index, count)} y1="50%" y2="50%" data-past />
    {count <= maxDots &&
      Array.from({ length: count }, (_, dot) => (
        <Dot key={xOf(dot, count)} cx={xOf(dot, count)} cy="50%" r="5" data-past={dot <= index || undefined} />
      ))}
  </Drawing>
)

const maxDots = 60

const xOf = (index: number, count: number) => `${count > 1 ? (100 * index) / (count - 1) : 0}%`

// The slider's thumb is 26 px wide and stops with its edge at the end of the rail, so the line is inset by half a thumb.
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
