import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, laptop } from '#ui-kit/theme/media.ts'

type DirectoryHeroProps = {
  /** A `ProviderSearch`. */
  children: ReactNode
}

/** The banner of the directory: what it is, and the search. */
export const DirectoryHero = ({ children }: DirectoryHeroProps) => (
  <Banner>
    <Words>
      <Title>Service providers</Title>
      <Lead>
        People near you who repair, build, cook, teach and take care. See when they are free and book the time that
        suits you.
      </Lead>
    </Words>
    {children}
  </Banner>
)

const Banner = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4);
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-3);
  background:
    radial-gradient(ellipse 60% 120% at 88% 100%, color-mix(in oklab, var(--glow) 34%, transparent), transparent),
    color-mix(in oklab, var(--glow) 12%, var(--paper));

  ${desktop} {
    gap: var(--space-4);
    padding: var(--space-6);
  }
  ${laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
    gap: var(--space-6);
    align-items: end;
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
`

const Title = styled.h1`
  letter-spacing: -0.02em;
  ${font(30, 800)}

  ${desktop} {
    ${font(48, 800)}
  }
`

const Lead = styled.p`
  max-width: 52ch;
  color: var(--ink-2);
  ${font(16)}

  ${desktop} {
    ${font(18)}
  }
`
