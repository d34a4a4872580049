import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { DataSaverSwitch } from '#ui-kit/elements/DataSaverSwitch.tsx'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { Toasts } from '#ui-kit/elements/Toasts.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { Shell } from '#ui-kit/shop/shell/Shell.tsx'
import { footerGroups } from '#web/shell/header/footerGroups.ts'
import { SiteHeader } from '#web/shell/header/SiteHeader.tsx'
import { useTheme } from '#web/state/browser/theme.ts'
import { dismissToast, useToasts } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import type { ShopRoute } from '#web/state/navigation/route.ts'
import { chooseDataSaver } from '#web/state/offline/dataSaver.ts'
import { connectionBarAtom, pagePromptsAtom } from '#web/state/offline/pagePrompts.ts'
import { useSession } from '#web/state/session/session.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

// Only admins load it.
const AdminNavigation = lazy(async () => ({
  default: (await import('#web/shell/header/AdminNavigation.tsx')).AdminNavigation,
}))

type LayoutProps = {
  path: string
  /** Who may see the page; by default everybody. */
  role: ShopRoute['role']
  /** The screen, with its own breadcrumbs. */
  children: ReactNode
}

/** Header, footer and toasts around every page. */
export const Layout = ({ path, role, children }: LayoutProps) => {
  const { store, dataSaver } = useClient()
  const PagePrompts = useAtomValue(pagePromptsAtom)
  const ConnectionBar = useAtomValue(connectionBarAtom)
  const { theme, choose } = useTheme()
  const rail = useRail(path, role)
  const toasts = (
    <>
      <Toasts toasts={useToasts()} onDismiss={(id) => dismissToast(store, id)} />
      {PagePrompts && <PagePrompts />}
    </>
  )
  const footer = (
    <Footer {...footerProps} groups={footerGroups}>
      <DataSaverSwitch on={dataSaver !== undefined} onChange={chooseDataSaver} />
      <ThemeSwitch theme={theme} onChange={choose} />
    </Footer>
  )

  return (
    <Shell
      header={
        <>
          <SiteHeader path={path} />
          {dataSaver && <dataSaver.DataSaverBar />}
          {ConnectionBar && <ConnectionBar />}
        </>
      }
      rail={rail}
      footer={footer}
      toasts={toasts}
    >
      {children}
    </Shell>
  )
}

/** The navigation for admins on their pages: `null` until the session is known, undefined for everybody else. */
const useRail = (path: string, role: ShopRoute['role']) => {
  const { status, person, expired } = useSession()
  if (role !== 'admin' || (status !== 'loading' && person?.role !== 'Admin')) return undefined
  if (!person || expired) return null

  return (
    <ErrorBoundary fallback={noRail}>
      <Suspense>
        <AdminNavigation path={path} />
      </Suspense>
    </ErrorBoundary>
  )
}

const noRail = () => null

const footerProps = {
  name: shopIdentity.name,
  tagline: shopIdentity.tagline,
  contact: {
    address: shopContact.address.join(', '),
    telephone: { label: shopContact.telephone.shown, href: `tel:${shopContact.telephone.dialled}` },
    openingHours: shopContact.openingHours,
  },
  payment: ['Cash at your door', 'Card machine at your door'],
  company: [`© ${shopIdentity.since} ${shopIdentity.name}`, `VAT ${shopContact.vatNumber}`],
}
