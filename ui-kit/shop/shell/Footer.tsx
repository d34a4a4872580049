import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'

type FooterProps = {
  name: string
  tagline: string
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[]
  /** For example '© 2019 Ekhaya'. */
  copyright: string
  /** Browser settings, such as the theme switch. */
  children?: ReactNode
}

/** The shop's name and tagline, the link groups and the settings. */
export const Footer = ({ name, tagline, groups, copyright, children }: FooterProps) => (
  <Background>
    <Page>
      <Columns>
        <Shop>
          <Name>{name}</Name>
          <Tagline>{tagline}</Tagline>
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
      </Columns>
      <BottomRow>
        <span>{copyright}</span>
        {children}
      </BottomRow>
    </Page>
  </Background>
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

  ${desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 1.6fr);
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
  margin-top: var(--space-6);
  padding: var(--space-4) 0 var(--space-5);
  border-top: var(--border) solid var(--line-strong);
  ${font(14)}
`
