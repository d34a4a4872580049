import { Menu } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { Page } from '#ui-kit/space/Page.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop, laptop, largeText, phone, tallPhone } from '#ui-kit/theme/media.ts'
import { CartLink } from './CartLink.tsx'
import { Logo } from './Logo.tsx'
import { useScrollAway } from './useScrollAway.ts'
import { VisitorLinks } from './VisitorLinks.tsx'

// No guest waits for it.
const InboxLink = optionalPart(async () => (await import('./InboxLink.tsx')).InboxLink)

type HeaderProps = {
  /** The name of the shop. */
  name: string
  /** Where the home page is. */
  homeHref: string
  /** Called when the logo is pressed. */
  onLogo?: (() => void) | undefined
  /** Opens the side menu. */
  onMenu: () => void
  /** The signed-in person; leave out for a guest. */
  customer?: { firstname: string } | undefined
  /** Where the pages of the customer are. */
  accountHref: string
  /** Where one logs in. */
  loginHref: string
  /** Undefined where nobody can sign up. */
  signupHref?: string | undefined
  /** Called when somebody logs out. */
  onLogout: () => void
  /** For signed-in people. */
  inbox?: { href: string; unread: number } | undefined
  /** Where the cart is and how many things are in it. */
  cart: { href: string; count: number }
  /** For admins: how many people are online, and what finds anything in the shop. */
  adminTools?: ReactNode
  /** The category menu, first in the second bar. */
  categories?: ReactNode
  /** The search box, next to the category menu. */
  search?: ReactNode
  /** A short note at the end of the second bar, on wide screens. */
  note?: ReactNode
}

/**
 * The logo, the visitor links and the cart; below them the bar with the category menu and the search. On phones it is out of the way while
 * one scrolls down, and back as soon as one scrolls up.
 */
export const Header = ({
  name,
  homeHref,
  onLogo,
  onMenu,
  inbox,
  cart,
  adminTools,
  categories,
  search,
  note,
  ...visitor
}: HeaderProps) => {
  const sticky = useScrollAway<HTMLElement>()

  return (
    <HeaderElement ref={sticky}>
      <Page>
        <Bar data-admin={adminTools ? '' : undefined}>
          <IconButton label="Open the menu" icon={<Menu size={24} aria-hidden />} onClick={onMenu} />
          <Logo name={name} href={homeHref} onSelect={onLogo} />
          <Actions>
            <Suspense>{adminTools}</Suspense>
            <VisitorLinks {...visitor} />
            <Suspense>{inbox && <InboxLink {...inbox} />}</Suspense>
            <CartLink {...cart} />
          </Actions>
        </Bar>
      </Page>
      {(categories || search) && (
        <Browsing>
          <Page>
            <BrowsingBar aria-label="Shop">
              {categories}
              {search && <Search>{search}</Search>}
              {note && <Note>{note}</Note>}
            </BrowsingBar>
          </Page>
        </Browsing>
      )}
    </HeaderElement>
  )
}

const HeaderElement = styled.header`
  position: relative;
  z-index: 20;
  background: var(--surface);
  border-bottom: var(--border) solid var(--line);

  ${tallPhone} {
    position: sticky;
    top: 0;

    /* For the keyboard it is there at once. */
    &:not(:has(:focus-visible)) {
      transition: transform var(--motion-medium);
    }
    &[data-away]:not(:has(:focus-visible, [aria-expanded='true'])) {
      transform: translateY(-100%);
    }
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 60px;
  margin-inline: -12px -8px;

  ${desktop} {
    gap: var(--space-2);
    min-height: 72px;
  }
  /* Admins have more buttons: on a phone the symbol alone is the logo. */
  ${phone} {
    &[data-admin] a > span[aria-hidden] {
      display: none;
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-1);
  min-width: 0;

  ${desktop} {
    gap: var(--space-3);
  }
`

const Browsing = styled.div`
  border-top: var(--border) solid var(--line);
`

const BrowsingBar = styled.nav`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  min-height: 52px;

  ${phone} {
    flex-wrap: nowrap;
    gap: var(--space-2);
  }
  ${largeText} {
    flex-wrap: wrap;
  }
`

const Search = styled.div`
  flex: 1;
  min-width: 0;

  ${largeText} {
    flex-basis: 100%;
  }
`

// On smaller screens the search needs the space.
const Note = styled.div`
  display: none;
  color: var(--ink-2);
  ${font(14)}

  ${laptop} {
    display: block;
  }
`
