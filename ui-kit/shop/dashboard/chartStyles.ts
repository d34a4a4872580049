import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'

/** A chart: its reading above, the axis at the left, the bars, and the days below. */
export const Drawing = styled.div`
  display: grid;
  grid-template-areas: 'reading reading' 'axis plot' '. days';
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  margin-top: auto;
  color: var(--ink-2);
  ${font(12)}
  ${tabular}
`

/** Of one line, so that nothing moves while one reads. */
export const Readout = styled.p`
  min-height: 20px;
  grid-area: reading;
  color: var(--ink);
  ${font(14, 600)}
`

export const Axis = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: axis;
  justify-content: space-between;
  /* The middle of each number stands beside its line. */
  margin-block: -8px;
  text-align: end;
  white-space: nowrap;
`

export const Tick = styled.span`
  line-height: 16px;
`

export const Plot = styled.div`
  position: relative;
  height: 128px;
  grid-area: plot;

  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`

export const GridLine = styled.line`
  stroke: var(--line);

  &:first-child {
    stroke: var(--line-strong);
  }
`

export const BarShape = styled.rect`
  fill: var(--brand);

  &[data-faint] {
    opacity: 0.35;
  }
  ${forcedColors} {
    fill: CanvasText;
  }
`

export const Days = styled.div`
  display: flex;
  grid-area: days;
  justify-content: space-between;
  container-type: inline-size;
`

/** The first day, the last, and the middle one where there is room. */
export const Day = styled.span`
  @container (max-width: 11em) {
    &:not(:first-child):not(:last-child) {
      display: none;
    }
  }
`
