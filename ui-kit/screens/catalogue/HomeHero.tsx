import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, largeText, phone } from '#ui-kit/theme/media.ts'
import { type HeroProduct, HeroTile } from './HeroTile.tsx'

export type HomeHeroProps = {
  /** The promise of the shop, in a few large words. */
  title: string
  /** The second half of the title, in the brand colour. */
  titleHighlight?: string | undefined
  /** One or two sentences below it. */
  text: string
  /** The button that stands out. */
  action: { label: string; href: string }
  /** The quieter button beside it. */
  secondAction?: { label: string; href: string } | undefined
  /** Three products, one per tile; the middle tile is the tallest. */
  products: readonly HeroProduct[]
}

/** The banner of the home page: what the shop is, and three of its products. */
export const HomeHero = ({ title, titleHighlight, text, action, secondAction, products }: HomeHeroProps) => (
  <Banner>
    <Page>
      <Columns>
        <Words>
          <Title>
            {title} {titleHighlight && <TitleHighlight>{titleHighlight}</TitleHighlight>}
          </Title>
          <Lead>{text}</Lead>
          <Actions>
            <Button href={action.href}>{action.label}</Button>
            {secondAction && (
              <Button kind="secondary" href={secondAction.href}>
                {secondAction.label}
              </Button>
            )}
          </Actions>
        </Words>
        <Tiles>
          {products.slice(0, 3).map((product) => (
            <HeroTile key={product.href} product={product} />
          ))}
        </Tiles>
      </Columns>
    </Page>
  </Banner>
)

const Banner = styled.section`
  overflow: hidden;
  background:
    radial-gradient(ellipse 70% 100% at 72% 100%, color-mix(in oklab, var(--glow) 34%, transparent), transparent),
    color-mix(in oklab, var(--glow) 8%, var(--paper));
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-top: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-7);
    align-items: center;
    padding-top: var(--space-6);
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  ${desktop} {
    padding-bottom: var(--space-5);
  }
`

const Title = styled.h1`
  letter-spacing: -0.025em;
  text-wrap: balance;
  ${font(36, 800)}

  ${desktop} {
    ${font(48, 800)}
  }
`

const TitleHighlight = styled.span`
  display: block;
  color: var(--brand);
`

const Lead = styled.p`
  max-width: 44ch;
  color: var(--ink-2);
  ${font(16)}

  ${desktop} {
    ${font(18)}
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);

  ${phone} {
    width: 100%;

    > * {
      flex: 1;
      white-space: nowrap;
    }
  }
  ${largeText} {
    > * {
      white-space: normal;
    }
  }
`

const Tiles = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
  align-items: end;

  ${desktop} {
    gap: var(--space-4);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`
