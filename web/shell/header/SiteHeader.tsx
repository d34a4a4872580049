import { formatShortRand } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { reloadAction } from '#web/state/browser/reloadPage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { useClient } from '#web/state/client.ts'
import { useUnread } from '#web/state/inbox/useUnread.ts'
import { useOverlayRoute } from '#web/state/navigation/useOverlayRoute.ts'
import { isDirectoryPath } from '#web/state/provider/directoryPath.ts'
import { type Session, useSession } from '#web/state/session/session.ts'
import { DeferredCategoryMenu } from './DeferredCategoryMenu.tsx'
import { DeferredSiteMenu } from './DeferredSiteMenu.tsx'

// Before its script is there, it is a plain form.
const HeaderSearch = hydrateLater(async () => (await import('#web/shell/shellParts.ts')).HeaderSearch)

// Only admins load them.
const AdminTools = optionalPart(async () => (await import('#web/shell/palette/AdminTools.tsx')).AdminTools)

/** Logo, account, cart, search, category menu and side menu. */
export const SiteHeader = ({ path }: { path: string }) => {
  const client = useClient()
  const currentSession = useSession()
  // An expired session counts as a guest here, while the page keeps its state for the person.
  const session: Session = currentSession.expired ? { status: 'guest' } : currentSession
  const { pieces } = useCart()
  const unread = useUnread(session.person)
  const isDirectory = isDirectoryPath(path)
  const menu = useOverlayRoute('menu')
  const logOut = () =>
    import('#web/state/session/signOut.ts').then(
      ({ signOut }) => signOut(client),
      () => toast(client.store, 'Failed to log out', 'bad', reloadAction),
    )

  return (
    <>
      <Header
        name={shopIdentity.name}
        homeHref="/"
        onMenu={menu.open}
        customer={session.person}
        accountHref="/account"
        loginHref="/Login"
        signupHref="/Signup"
        onLogout={logOut}
        inbox={session.person && { href: '/account/inbox', unread }}
        cart={{ href: '/Cart', count: pieces }}
        adminTools={session.person?.role === 'Admin' && <AdminTools />}
        categories={<DeferredCategoryMenu isDirectory={isDirectory} />}
        search={isDirectory ? undefined : <HeaderSearch />}
        note={`Pay on delivery · Free delivery on orders of ${formatShortRand(client.terms.freeFrom)} or more`}
      />
      <DeferredSiteMenu session={session} path={path} onLogout={logOut} open={menu.isOpen} onClose={menu.close} />
    </>
  )
}
