import { Notice } from '#ui-kit/elements/Notice.tsx'

/** A notice for pages that are shown from the cache while the browser is offline. */
export const OfflineNotice = () => (
  <Notice tone="warn" live>
    You are offline. This is what you saw last time: prices and stock may have changed.
  </Notice>
)
