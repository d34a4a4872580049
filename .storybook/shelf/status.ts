/** How settled a component is. Designers can rely on what is stable; what is new may still change. */
export type Status = 'new' | 'stable'

/** The titles of what is new. Everything else is stable. */
const newTitles: readonly string[] = [
  'Elements/EmailAddress',
  'Elements/PathText',
  'Screens/Provider/FoundProvidersScreen',
  'Shop/Admin tables/ListCount',
  'Shop/Command palette/CommandPalette',
  'Shop/Command palette/PaletteButton',
  'Shop/Providers/ProviderShelf',
  'Shop/Search/FilterPanelSkeleton',
  'Shop/Search/SearchForm',
  'Shop/Shell/AdminRail',
  'Shop/Shell/CategoryLevels',
  'Shop/Shell/CategoryList',
  'Shop/Shell/CategoryName',
  'Shop/Shell/CategoryPanel',
  'Shop/Shell/CategoryPanels',
  'Shop/Shell/CategoryThumbnail',
  'Shop/Shell/MenuLinks',
  'Shop/Shell/OfflineBar',
]

export const statusOf = (title: string): Status => (newTitles.includes(title) ? 'new' : 'stable')
