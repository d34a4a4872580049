import { styled } from 'styled-components'

type StarsProps = {
  /** 0 to 5, shown to a tenth of a star. */
  value: number
  /** Height in px. */
  size?: number | undefined
  /** How many of the five are shown. */
  count?: number | undefined
}

/** Five stars, filled as far as the value goes. A picture only: say the value in words beside it. */
export const Stars = ({ value, size = 16, count = 5 }: StarsProps) => (
  <svg width={size * count} height={size} viewBox={`0 0 ${20 * count} 20`} aria-hidden="true">
    <Empty d={fiveStars} />
    <svg width={fillWidth(value)} height="20" aria-hidden="true">
      <Full d={fiveStars} />
    </svg>
  </svg>
)

const fillWidth = (value: number) => Math.round(Math.min(Math.max(value, 0), 5) * 10) * 2

const starAt = (x: number) =>
  Array.from({ length: 10 }, (_, tip) => {
    const reach = tip % 2 === 0 ? 9 : 4.2
    const angle = (tip * Math.PI) / 5
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(10.5 - reach * Math.cos(angle)).toFixed(2)}`
  }).join(' L')

const fiveStars = [10, 30, 50, 70, 90].map((x) => `M${starAt(x)} Z`).join(' ')

const Empty = styled.path`
  fill: var(--sunk);
  stroke: var(--line-strong);
  stroke-width: 1;
  stroke-linejoin: round;
`

const Full = styled.path`
  fill: var(--sun);
  stroke: var(--sun-edge);
  stroke-width: 1.5;
  stroke-linejoin: round;
`
