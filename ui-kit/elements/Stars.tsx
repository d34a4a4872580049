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

/** From the tip of one star; relative, and to a tenth of a pixel, because a page has dozens of them. */
const star = 'l2.5 5.6 6.1.6-4.6 4.1 1.3 6-5.3-3.1-5.3 3.1 1.3-6-4.6-4.1 6.1-.6z'

const fiveStars = `M10 1.5${Array.from({ length: 5 }, () => star).join('m20 0')}`

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
