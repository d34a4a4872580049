import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { font } from '#ui-kit/theme/font.ts'
import { largeText, smallPhone } from '#ui-kit/theme/media.ts'

type LogoProps = {
  /** The name of the shop. */
  name: string
  /** Where the home page is. */
  href: string
  /** Called on click, so that the app can clear the search. */
  onSelect?: (() => void) | undefined
}

/** The shop's name next to its symbol, a house with the sun in its door. */
export const Logo = ({ name, href, onSelect }: LogoProps) => (
  <Home href={href} onClick={onSelect} aria-label={`${name}, home`}>
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <Walls d="M15.7 2.9a3.6 3.6 0 0 1 4.6 0l11.4 9.5a3.6 3.6 0 0 1 1.3 2.8v14.3a4.5 4.5 0 0 1-4.5 4.5h-21A4.5 4.5 0 0 1 3 29.5V15.2a3.6 3.6 0 0 1 1.3-2.8Z" />
      <Door d="M10.5 34V23a7.5 7.5 0 0 1 15 0v11Z" />
    </svg>
    <Name aria-hidden="true">{name}</Name>
  </Home>
)

// Where the symbol stands alone it is 36 px wide.
const Home = styled(Anchor)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  color: var(--ink);
  text-decoration: none;
  ${tapArea()}
`

const Walls = styled.path`
  fill: var(--brand);
`

const Door = styled.path`
  fill: var(--sun);
`

const Name = styled.span`
  ${font(24, 800)}

  ${smallPhone} {
    ${font(20, 800)}
  }
  letter-spacing: -0.02em;

  /* The symbol says it too. */
  ${largeText} {
    display: none;
  }
`
