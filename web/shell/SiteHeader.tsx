import { rand } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { SideMenu } from '#ui-kit/shop/shell/SideMenu.tsx'
import { useCart } from '#web/client/cart.ts'
import { useCategories } from '#web/client/categories.ts'
import { useClient } from '#web/client/client.ts'
import { useOnline } from '#web/client/live.ts'
import { type Session, useSession } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'
import { HeaderSearch } from './HeaderSearch.tsx'
import { menuItems } from './navigation.ts'
import { useAbove } from './useAbove.ts'

/** Logo, who is here, the cart, the category menu and the side menu. */
export const SiteHeader = ({ path }: { path: string }) => {
  const client = useClient()
  const known = useSession()
  // The page behind the login waits for whose session is over; nobody is greeted meanwhile.
  const session: Session = known.expired ? { status: 'guest' } : known
  const online = useOnline()
  const { pieces } = useCart()
  const { categories } = useCategories()
  const menu = useAbove('menu')
  const logOut = () =>
    import('#web/client/signingOut.ts').then(
      ({ signOut }) => signOut(client),
      () => toast(client.store, 'Failed to log out', 'bad'),
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
        cart={{ href: '/Cart', count: pieces }}
        online={session.person?.role === 'Admin' ? online : undefined}
        categories={<CategoryMenu categories={categories} />}
        search={<HeaderSearch />}
        note={`Pay on delivery · Free delivery from ${rand(client.terms.freeFrom)}`}
      />
      <SideMenu
        heading={`Welcome to ${shopIdentity.name}`}
        items={menuItems(session, path, logOut)}
        open={menu.isOpen}
        onClose={menu.close}
      />
    </>
  )
}
