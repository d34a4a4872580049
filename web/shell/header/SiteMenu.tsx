import { useAtomValue } from 'jotai'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { SideMenu } from '#ui-kit/shop/shell/SideMenu.tsx'
import { installAtom } from '#web/state/offline/installPrompt.ts'
import type { Session } from '#web/state/session/session.ts'
import { menuItems } from './siteMenus.ts'

export type SiteMenuProps = { session: Session; path: string; onLogout: () => void; open: boolean; onClose: () => void }

/** The side menu with its items for this session. */
export const SiteMenu = ({ session, path, onLogout, open, onClose }: SiteMenuProps) => {
  const onInstall = useAtomValue(installAtom)?.install

  return (
    <SideMenu
      heading={`Welcome to ${shopIdentity.name}`}
      items={menuItems(session, path, { onLogout, onInstall })}
      open={open}
      onClose={onClose}
    />
  )
}
