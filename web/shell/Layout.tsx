import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { Shell } from '#ui-kit/shop/shell/Shell.tsx'
import { SiteHeader } from '#web/shell/header/SiteHeader.tsx'
import { useClient } from '#web/state/client.ts'
import type { ShopRoute } from '#web/state/navigation/route.ts'
import { connectionBarAtom, pagePromptsAtom } from '#web/state/offline/pagePrompts.ts'
import { useSession } from '#web/state/session/session.ts'

const SiteFooter = hydrateLater(async () => (await import('./shellParts.ts')).SiteFooter)
const SiteToasts = hydrateLater(async () => (await import('./shellParts.ts')).SiteToasts)

// Only admins load it.
const AdminNavigation = optionalPart(
  async () => (await import('#web/shell/header/AdminNavigation.tsx')).AdminNavigation,
)

type LayoutProps = {
  path: string
  /** Who may see the page; by default everybody. */
  role: ShopRoute['role']
  /** The screen, with its own breadcrumbs. */
  children: ReactNode
}

/** Header, footer and toasts around every page. */
export const Layout = ({ path, role, children }: LayoutProps) => {
  const { dataSaver } = useClient()
  const PagePrompts = useAtomValue(pagePromptsAtom)
  const ConnectionBar = useAtomValue(connectionBarAtom)
  const rail = useRail(path, role)
  const toasts = (
    <>
      <SiteToasts />
      {PagePrompts && <PagePrompts />}
    </>
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
      footer={<SiteFooter />}
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
    <Suspense>
      <AdminNavigation path={path} />
    </Suspense>
  )
}
