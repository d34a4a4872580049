import { BriefcaseBusiness, HandCoins, type LucideIcon, MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type ProviderFactsProps = {
  /** Years of experience, where they work, and the call-out fee. */
  facts: {
    experienceYears: number
    /** City, town or suburb, and its part: 'Soweto Pimville, Zone 4'; left out where the page says it already. */
    place?: string | undefined
    /** Formatted: 'R 150.00'; undefined if there is none. */
    callOutFee?: string | undefined
  }
}

/** Experience, place and call-out fee of a service provider. */
export const ProviderFacts = ({ facts: { experienceYears, place, callOutFee } }: ProviderFactsProps) => (
  <Facts>
    {renderFact(BriefcaseBusiness, experienceLabel(experienceYears))}
    {place && renderFact(MapPin, place)}
    {renderFact(HandCoins, callOutFee ? `${callOutFee} call-out fee` : 'No call-out fee')}
  </Facts>
)

const renderFact = (Icon: LucideIcon, text: string) => (
  <Fact>
    <Icon size={16} aria-hidden />
    <span>{text}</span>
  </Fact>
)

const experienceLabel = (years: number) => {
  if (years === 0) return 'New to the trade'

  return years === 1 ? '1 year of experience' : `${years} years of experience`
}

const Facts = styled.ul`
  display: grid;
  gap: var(--space-1);
`

const Fact = styled.li`
  display: flex;
  gap: var(--space-2);
  color: var(--ink);
  overflow-wrap: anywhere;
  ${font(14)}
  ${tabular}

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--ink-3);
  }
  > span {
    min-width: 0;
  }
`
