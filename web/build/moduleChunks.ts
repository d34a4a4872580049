import { dirname } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

const web = dirname(import.meta.dirname)

// The pages that visits begin with. Those of a kind have one name, because they share nearly everything.
const firstPages = {
  home: ['catalogue/HomeRoute.tsx'],
  product: ['catalogue/ProductRoute.tsx'],
  list: ['catalogue/CategoryRoute.tsx', 'catalogue/BrandRoute.tsx', 'catalogue/SearchRoute.tsx'],
  // Its suggestions come later, and are made of what the home page shows at once.
  cart: ['cart/CartRoute.tsx', 'cart/CartSuggestions.tsx'],
  directory: ['provider/ProvidersRoute.tsx'],
  providers: ['provider/FoundProvidersRoute.tsx', 'provider/ProviderCategoryRoute.tsx'],
  provider: ['provider/ProviderRoute.tsx'],
}

const entry = ['entryClient.tsx']

// What all pages load soon after their first scripts, whatever they are.
const early = ['state/http/shop/openShop.ts', 'state/cart/activeCart.ts']

// The parts of the shell that come after hydration, and what comes with the first input. Beside them the checkout, which has the most scripts. A
// module that several of them need belongs to the first.
const laterParts = {
  shell: ['shell/shellParts.ts'],
  afterInput: [
    'state/live/startLive.ts',
    'shell/offline/startOffline.ts',
    'shell/routing/announcePages.ts',
    'shell/header/SiteMenu.tsx',
  ],
  checkout: ['order/checkout/CheckoutRoute.tsx'],
}

// A few hundred bytes each, of which a file of its own takes half.
const tinyChunks = new Set([
  'home-product',
  'home-provider',
  'home-list-cart-provider',
  'home-product-provider',
  'product-provider',
  'product-cart-provider',
  'product-list-provider',
])

// These have chunks of their own, by which the server names them.
const namedFiles = new Set(
  [entry, ...Object.values(firstPages), ...Object.values(laterParts)].flat().map((file) => `${web}/${file}`),
)

/**
 * The chunk of a module: one for all that every page needs, one for each set of first pages that share modules, and one for the small modules of
 * each later part. By itself the build would make dozens of a few hundred bytes each, one for each set of all pages, which weigh more together.
 * Undefined leaves the module to the build.
 */
export const moduleChunk = (id: string, graph: ModuleGraph) => {
  if (namedFiles.has(id)) return undefined
  if (reachableFrom(entry, graph).has(id)) return 'every'
  const pages = Object.entries(firstPages).filter(([, routes]) => reachableFrom(routes, graph).has(id))
  const names = pages.map(([name]) => name)
  const kinds = [...new Set(names.map(kindOf))]

  // The product page shows no cards at first.
  if (kinds.length >= 4 && kinds.includes('product')) return 'every'
  const shared = kinds.join('-')
  if (tinyChunks.has(shared)) return 'every'
  if (kinds.length > 1) return shared
  if (names.length > 1) return names.join('-')
  const [page] = names
  if (page === undefined) return laterChunk(id, graph)
  return isSmall(id, graph) ? page : undefined
}

/**
 * The chunk of a small module, such as an icon of the menu, that no first page needs: in a file of its own its headers would weigh more than itself.
 * What is needed early is left to the build: it is not to wait for the rest of a chunk.
 */
const laterChunk = (id: string, graph: ModuleGraph) => {
  if (!isSmall(id, graph) || reachableFrom(early, graph).has(id)) return undefined
  return Object.entries(laterParts).find(([, files]) => reachableFrom(files, graph).has(id))?.[0]
}

/** Whether it is short and needs nothing that is not on every page. */
const isSmall = (id: string, graph: ModuleGraph) => {
  const module = graph.getModuleInfo(id)
  const length = module?.code?.length ?? Number.POSITIVE_INFINITY
  return length < maxSmall && module?.importedIds.every((each) => reachableFrom(entry, graph).has(each))
}

/** Characters, before the code is minified. */
const maxSmall = 2000

// Beside the pages of products, the three of the directory count as one: otherwise dozens of chunks would have a module or two.
const kindOf = (page: string) => (['directory', 'providers', 'provider'].includes(page) ? 'provider' : page)

const reachable = new Map<readonly string[], Set<string>>()

const reachableFrom = (files: readonly string[], graph: ModuleGraph) => {
  const known = reachable.get(files)
  if (known) return known
  const found = new Set<string>()
  reachable.set(files, found)
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const file of files) visit(`${web}/${file}`)
  return found
}
