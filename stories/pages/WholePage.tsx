import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { adminPages } from '#stories/shop/shell/adminPages.tsx'
import { ControlledMenu } from '#stories/shop/shell/ControlledMenu.tsx'
import { footer, footerGroups, headerNote } from '#stories/shop/shell/navigation.ts'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { AdminRail } from '#ui-kit/shop/shell/AdminRail.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { OnlineCount } from '#ui-kit/shop/shell/OnlineCount.tsx'
import { Shell } from '#ui-kit/shop/shell/Shell.tsx'

type WholePageProps = {
  /** The routes that show this page, as `web/routes.tsx` writes them. */
  paths: readonly string[]
  /** Who looks at it: the links of the header and the rail of the admins follow. */
  visitor?: keyof typeof visitors | undefined
  /** How many pieces are in the visitor's cart, where the screen shows the cart itself. */
  pieces?: number | undefined
  /** The screen. */
  children: ReactNode
}

/** A screen with everything around it: header, footer, and for admins the rail beside it. */
export const WholePage = ({ paths, visitor = 'guest', pieces, children }: WholePageProps) => (
  <Shell
    header={
      <Header
        name={footer.name}
        homeHref="/"
        onMenu={fn()}
        accountHref="/account"
        loginHref="/Login"
        signupHref="/Signup"
        onLogout={fn()}
        categories={<ControlledMenu shortLabel="Shop" />}
        note={headerNote}
        {...visitors[visitor]}
        {...(pieces !== undefined && { cart: { href: '/Cart', count: pieces } })}
      />
    }
    rail={visitor === 'admin' ? <AdminRail links={railAt(paths[0])} /> : undefined}
    footer={
      <Footer {...footer} groups={footerGroups}>
        <ThemeSwitch theme="system" onChange={fn()} />
      </Footer>
    }
  >
    {children}
  </Shell>
)

/** The rail as it is on one of its pages, or below one. */
const railAt = (path = '') =>
  adminPages.map((link) => {
    const isBelow = path.startsWith(`${link.href}/`)
    return { ...link, current: link.href === path ? ('page' as const) : isBelow ? ('section' as const) : undefined }
  })

const visitors = {
  guest: { cart: { href: '/Cart', count: 0 } },
  customer: {
    customer: { firstname: 'Amina' },
    inbox: { href: '/account/inbox', unread: 2 },
    cart: { href: '/Cart', count: 3 },
  },
  admin: {
    customer: { firstname: 'Thandeka' },
    inbox: { href: '/account/inbox', unread: 0 },
    cart: { href: '/Cart', count: 0 },
    adminTools: <OnlineCount count={128} />,
  },
}
