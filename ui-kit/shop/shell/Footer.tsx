import { Clock, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { useReusedContents } from '#ui-kit/elements/reusedContents.ts'
import { Page } from '#ui-kit/space/Page.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, largeText, tablet } from '#ui-kit/theme/media.ts'

type FooterProps = {
  /** The name of the shop. */
  name: string
  /** What the shop promises, in one line. */
  tagline: string
  /** Where the shop is, and when somebody answers. */
  contact: { address: string; telephone: { label: string; href: string }; openingHours: string }
  /** The ways to pay, in a few words each: 'Cash at your door'. */
  payment: readonly string[]
  /** The links in groups, each with a heading. */
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[]
  /** Who the company is: '© 2019 Ekhaya', its VAT number. */
  company: readonly string[]
  /** Browser settings, such as the theme switch. */
  children?: ReactNode
}

/** Who vouches for the shop: its name, address, telephone and ways to pay; the link groups; and the settings. */
export const Footer = ({ company, children, ...rest }: FooterProps) => (
  <Background>
    <Page>
      <Columns {...useReusedContents(rest.groups, '', <ShopAndGroups {...rest} />)} />
      <Payment aria-label="Ways to pay">
        {rest.payment.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </Payment>
      <BottomRow>
        <span>{company.join(' · ')}</span>
        {children}
      </BottomRow>
    </Page>
  </Background>
)

const ShopAndGroups = ({ name, tagline, contact, groups }: Omit<FooterProps, 'company' | 'children'>) => (
  <>
    <Shop>
      <Name>{name}</Name>
      <Tagline>{tagline}</Tagline>
      <Contact>
        <li>
          <MapPin size={18} aria-hidden />
          {contact.address}
        </li>
        <li>
          <Phone size={18} aria-hidden />
          <Call href={contact.telephone.href}>{contact.telephone.label}</Call>
        </li>
        <li>
          <Clock size={18} aria-hidden />
          {contact.openingHours}
        </li>
      </Contact>
    </Shop>
    {groups.map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <Title>{title}</Title>
        <Links>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </Links>
      </nav>
    ))}
  </>
)

const Background = styled.footer`
  padding-top: var(--space-7);
  border-top: var(--border) solid var(--line);
  background: var(--sunk);
  color: var(--ink-2);
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);

  ${tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 2fr);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Shop = styled.div`
  grid-column: 1 / -1;

  ${desktop} {
    grid-column: auto;
  }
`

const Name = styled.p`
  color: var(--ink);
  ${font(24, 800)}
  letter-spacing: -0.02em;
`

const Tagline = styled.p`
  max-width: 24ch;
  margin: var(--space-1) 0 0;
  ${font(18)}
`

const Contact = styled.ul`
  display: grid;
  margin: var(--space-3) 0 0;
  ${font(14)}

  li {
    display: flex;
    min-height: 32px;
    align-items: center;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    color: var(--brand);
  }
`

// A call leaves the shop, so it needs no router.
const Call = styled.a`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  color: var(--ink);
  font-weight: 600;
`

const Payment = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-6);
  color: var(--ink);
  ${font(14, 600)}

  li {
    padding: 6px var(--space-3);
    border: var(--border) solid var(--line);
    border-radius: var(--radius-1);
    background: var(--surface);
  }
`

const Title = styled.h2`
  color: var(--ink);
  ${font(16, 800)}
`

const Links = styled.ul`
  margin: var(--space-1) 0 0;
`

const Link = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink-2);
  text-decoration: var(--link-line);

  &:hover {
    color: var(--brand);
    text-decoration: underline;
  }
`

const BottomRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-4);
  padding: var(--space-4) 0 var(--space-5);
  border-top: var(--border) solid var(--line-strong);
  ${font(14)}
`
