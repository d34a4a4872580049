import { styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

type MeterProps = {
  /** From 0 (nothing) to 1 (full); full turns green. */
  value: number
  /** What is measured; read aloud, so say it in words beside it too. */
  label: string
}

/** How far along something is: the road to free delivery, the share of five-star reviews. */
export const Meter = ({ value, label }: MeterProps) => {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)

  return (
    <Bar role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <svg width="100%" height="100%" aria-hidden="true">
        <Filled width={`${percent}%`} height="100%" rx="4" data-full={percent === 100 || undefined} />
      </svg>
    </Bar>
  )
}

const Bar = styled.div`
  width: 100%;
  height: 10px;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-full);
  background: var(--sunk);

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`

const Filled = styled.rect`
  fill: var(--brand);

  &[data-full] {
    fill: var(--ok);
  }
  ${forcedColors} {
    fill: Highlight;
  }
`
