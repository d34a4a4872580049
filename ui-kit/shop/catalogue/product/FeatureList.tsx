import { Check } from 'lucide-react'
import { styled } from 'styled-components'

type FeatureListProps = {
  /** What the product can do, one point a line. */
  features: readonly string[]
}

/** The features of a product as a list with check marks. */
export const FeatureList = ({ features }: FeatureListProps) => (
  <List>
    {features.map((feature) => (
      <Feature key={feature}>
        <Tick size={20} aria-hidden />
        {feature}
      </Feature>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`

const Feature = styled.li`
  display: flex;
  gap: var(--space-3);
`

const Tick = styled(Check)`
  flex-shrink: 0;
  margin-top: 2px;
  color: var(--ok);
`
