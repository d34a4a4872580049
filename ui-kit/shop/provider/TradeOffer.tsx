import { ArrowRight, Wrench } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'

type TradeOfferProps = {
  /** 'Need a plumber to fit it?' */
  question: string
  /** The names of what wants fitting, where the page is about more than that. */
  goods?: readonly string[]
  /** Everybody of the trade: 'All plumbers'. */
  all: { label: string; href: string }
  /** `SoonestFree`, or its skeleton while it loads. */
  children: ReactNode
}

/** Offers somebody who fits what is bought here. It keeps its size while the offer loads. */
export const TradeOffer = ({ question, goods = [], all, children }: TradeOfferProps) => {
  const titleId = useId()

  return (
    <Panel aria-labelledby={titleId}>
      <Title>
        <Wrench size={20} aria-hidden />
        <Heading level={2} size={16} id={titleId}>
          {question}
        </Heading>
      </Title>
      {goods.length > 0 && <Goods>For {goods.join(', ')}</Goods>}
      <Offered data-needs-script>{children}</Offered>
      <All href={all.href}>
        {all.label}
        <ArrowRight size={16} aria-hidden />
      </All>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-4) var(--space-1);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  ${desktop} {
    padding-inline: var(--space-5);
  }
`

const Title = styled.div`
  display: flex;
  gap: var(--space-2);

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--brand);
  }
`

const Goods = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${font(14)}
`

const Offered = styled.div`
  min-height: 6.25rem;
  margin-top: var(--space-1);
`

const All = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-1);
  min-height: 44px;
  ${font(14, 600)}
`
