import { useId } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'

export type BusyNetwork = {
  /** '196.25.1.0/24' */
  name: string
  /** The list of events from this network. */
  href: string
  /** The number of failed and delayed logins. */
  attempts: number
  /** The number of tried accounts, and of tried addresses without an account. */
  accounts: number
  emails: number
}

type BusiestNetworksProps = {
  /** Most attempts first. */
  networks: readonly BusyNetwork[]
}

/** The networks with the most failed logins. Many accounts from one network indicate credential stuffing. */
export const BusiestNetworks = ({ networks }: BusiestNetworksProps) => {
  const headingId = useId()
  if (networks.length === 0) return null

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Body>
        <Heading level={2} size={18} id={headingId}>
          Failed logins by network
        </Heading>
        <List>
          {networks.map(({ name, href, attempts, accounts, emails }) => (
            <li key={name}>
              <StandaloneLink href={href}>{name}</StandaloneLink>
              <Figures>
                {formatCount(attempts, 'attempt')} on {formatCount(accounts, 'account')}
                {emails > 0 && ` and ${formatCount(emails, 'unknown e-mail address', 'unknown e-mail addresses')}`}
              </Figures>
            </li>
          ))}
        </List>
      </Body>
    </Card>
  )
}

// On desks with a mouse heading and list stand side by side, so that more events fit below them.
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  ${denseDesk} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-6);
    margin-block: calc(-1 * var(--space-4));
  }
`

const List = styled.ol`
  display: flex;
  flex-direction: column;
  ${font(14)}

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-4);
    min-height: 44px;
    padding-block: var(--space-2);
    border-top: var(--border) solid var(--line);
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
  ${denseDesk} {
    li {
      min-height: 32px;
      padding-block: var(--space-1);
    }
  }
`

const Figures = styled.span`
  color: var(--ink-2);
  ${tabular}
`
