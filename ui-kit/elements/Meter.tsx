import { styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

type MeterProps = {
  /** From 0 (nothing) to 1 (full); full turns green. */
  value: number
  /** The value after the change that is on offer, from 0 to 1: drawn paler. Text beside the meter names the change. */
  projected?: number | undefined
  /** The accessible name of what is measured; show it as text beside the meter too. */
  label: string
}

/** How far along something is: the way to free delivery, the share of five-star reviews. */
export const Meter = ({ value, projected = 0, label }: MeterProps) => {
  const percent = percentOf(value)

  return (
    <Bar role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <svg width="100%" height="100%" aria-hidden="true">
        {projected > value && <Filled data-ahead width={`${percentOf(projected)}%`} height="100%" rx="4" />}
        <Filled width={`${percent}%`} height="100%" rx="4" data-full={percent === 100 || undefined} />
      </svg>
    </Bar>
  )
}

const percentOf = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100)

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
  &[data-ahead] {
    opacity: 0.35;
  }
  ${forcedColors} {
    fill: Highlight;
  }
`
