import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { Stars } from './Stars.tsx'

type RatingProps = {
  /** Mean of all reviews, 0 to 5. */
  value: number
  /** How many reviews; 0 says that there are none yet. */
  count?: number | undefined
  /** One star in place of five, where there is little room. */
  short?: boolean | undefined
}

/** Stars and a number: green from 4, amber from 2.5, red below. */
export const Rating = ({ value, count, short = false }: RatingProps) =>
  count === 0 ? (
    <None>No reviews yet</None>
  ) : (
    <Line role="img" aria-label={accessibleName(value, count)}>
      {short ? <Stars value={5} count={1} /> : <Stars value={value} />}
      <Value $tone={toneOf(value)}>{value.toFixed(1)}</Value>
      {count !== undefined && <Count>({count})</Count>}
    </Line>
  )

const accessibleName = (value: number, count: number | undefined) =>
  `Rated ${value.toFixed(1)} out of 5${count === undefined ? '' : ` by ${count} ${count === 1 ? 'person' : 'people'}`}`

const toneOf = (value: number) => {
  if (value >= 4) return 'ok'

  return value >= 2.5 ? 'warn' : 'bad'
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`

const Value = styled.span<{ $tone: 'ok' | 'warn' | 'bad' }>`
  color: var(--${({ $tone }) => $tone});
  ${font(14, 600)}
  ${tabular}
`

const Count = styled.span`
  color: var(--ink-3);
  ${font(14)}
  ${tabular}
`

const None = styled.span`
  color: var(--ink-3);
  ${font(14)}
`
