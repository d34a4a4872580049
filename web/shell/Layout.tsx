import type { ReactNode } from 'react'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { Toasts } from '#ui-kit/elements/Toasts.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { Shell } from '#ui-kit/shop/shell/Shell.tsx'
import { SiteHeader } from '#web/shell/header/SiteHeader.tsx'
import { footerGroups } from '#web/shell/header/siteMenus.ts'
import { useTheme } from '#web/state/browser/theme.ts'
import { dismissToast, useToasts } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'

type LayoutProps = {
  path: string
  /** The screen, with its own breadcrumbs. */
  children: ReactNode
}

/** Header, footer and toasts around every page. */
export const Layout = ({ path, children }: LayoutProps) => {
  const { store } = useClient()
  const { theme, choose } = useTheme()
  const toasts = <Toasts toasts={useToasts()} onDismiss={(id) => dismissToast(store, id)} />
  const footer = (
    <Footer name={shopIdentity.name} tagline={shopIdentity.tagline} groups={footerGroups} copyright={copyright}>
      <ThemeSwitch theme={theme} onChange={choose} />
    </Footer>
  )

  return (
    <Shell header={<SiteHeader path={path} />} footer={footer} toasts={toasts}>
      {children}
    </Shell>
  )
}

const copyright = `© ${shopIdentity.since} ${shopIdentity.name}`
