import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { reloadAction } from '#web/state/browser/reloadPage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { loadSiteMenu } from './loadSiteMenu.ts'
import type { SiteMenuProps } from './SiteMenu.tsx'

/** The side menu, whose chunk loads when it is opened for the first time. When the chunk fails to load, the menu stays closed. */
export const DeferredSiteMenu = (props: SiteMenuProps) => {
  const { store } = useClient()
  const [loaded, setLoaded] = useState<{ SiteMenu: ComponentType<SiteMenuProps> }>()

  const handleLoadError = useEffectEvent(() => {
    toast(store, 'Network error', 'bad', reloadAction)
    props.onClose()
  })
  const { open } = props
  useEffect(() => {
    if (open) loadSiteMenu().then(setLoaded, () => handleLoadError())
  }, [open])

  return loaded && <loaded.SiteMenu {...props} />
}
