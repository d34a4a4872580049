import { useChunk } from '#web/state/chunks.ts'
import { loadSiteMenu } from './loadSiteMenu.ts'
import type { SiteMenuProps } from './SiteMenu.tsx'

/** The side menu, whose chunk loads when it is opened for the first time. When the chunk fails to load, the menu stays closed. */
export const DeferredSiteMenu = (props: SiteMenuProps) => {
  const chunk = useChunk(loadSiteMenu, props.open, props.onClose)

  return chunk && <chunk.SiteMenu {...props} />
}
