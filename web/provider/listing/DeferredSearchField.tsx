import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'

/** The `ProviderSearchField`. Before its script is there, it is a plain form. */
export const DeferredSearchField = hydrateLater(
  async () => (await import('./ProviderSearchField.tsx')).ProviderSearchField,
)
