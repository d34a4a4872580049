import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type AreasServedProps = {
  /** Suburbs and towns. */
  areas: readonly string[]
}

/** The areas that a service provider comes to. */
export const AreasServed = ({ areas }: AreasServedProps) => (
  <Areas>
    {areas.map((area) => (
      <Area key={area}>{area}</Area>
    ))}
  </Areas>
)

const Areas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Area = styled.li`
  padding: var(--space-1) var(--space-3);
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-full);
  background: var(--sunk);
  overflow-wrap: anywhere;
  ${font(14)}
`
