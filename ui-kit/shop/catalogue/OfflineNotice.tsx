import { Notice } from '#ui-kit/elements/Notice.tsx'

/** A notice for pages that are shown from the cache while the browser is offline. */
export const OfflineNotice = () => (
  <Notice tone="warn" live>
    You are offline. This is how it was when you last looked: prices and stock may have changed.
  </Notice>
)
