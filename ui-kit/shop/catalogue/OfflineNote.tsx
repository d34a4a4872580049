import { Notice } from '#ui-kit/elements/Notice.tsx'

/** For pages that are shown from memory while there is no line. */
export const OfflineNote = () => (
  <Notice tone="warn" live>
    You are offline. This is how it was when you last looked: prices and stock may have changed.
  </Notice>
)
