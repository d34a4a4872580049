import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './web/compressedAssets.ts'
import { leanDocument, leanModules } from './web/leanBuild.ts'
import { buildServiceWorker } from './web/serviceWorker/buildServiceWorker.ts'

const productParts = new RegExp(
  [
    'ui-kit/shop/(catalogue/(ProductShelf|ProductGrid|NoProductFound|StockNote)|shell/BottomBar)',
    'ui-kit/elements/(Breadcrumb|ErrorPanel|Select|Text)\\.',
    'ui-kit/space/(Card|Grid|Page|Row|Stack|omitProps)\\.',
    'web/(catalogue/product/productProps|state/(browser/WhenNearViewport|http/failureOf|cart/useAddToCart|navigation/useOverlayRoute))',
    'lucide-react/.*/icons/(banknote|check|map-pin|message-circle|package|plus|search-x|sliders-horizontal|truck|wrench)\\.',
  ].join('|'),
)

// Cart and product page share these: in files of a few hundred bytes each they would weigh more.
const buyingParts = new RegExp(
  [
    'ui-kit/(shop/catalogue/DeliveryMeter|elements/(Meter|Quantity|TitledSection))\\.',
    'ui-kit/shop/provider/(TradeOffer|OfferLayout|SoonestFreeSkeleton)\\.',
    'ui-kit/shop/[a-z]+/(product/)?ShareLink\\.',
    'web/state/(provider/FitterOffer|review/DeferredReviews)\\.',
    'web/state/cart/deliveryMeter',
    'domain/order/delivery\\.',
    'lucide-react/.*/icons/(eye|minus|shield-check|zoom-in)\\.',
  ].join('|'),
)

// Home and product page share these.
const shelves = /ui-kit\/shop\/catalogue\/ServicePromises\.|web\/catalogue\/product\/DeferredLastViewed\./

const marks = /ui-kit\/elements\/(Checkbox|markStyles)\./

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [react(), leanDocument, leanModules, compressedAssets, buildServiceWorker],
  // Without this, styled-components numbers its classes in module load order, and lazy routes mismatch on hydration.
  // The components' own names are for whoever develops: in what visitors load they weigh more than 1 KB.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false, displayName: command === 'serve' } } },
  // Of these the server would load every icon and every component, and keep them: 60 MB. Built in, it has those that are used.
  ssr: { noExternal: ['lucide-react', /^react-(aria|stately)/, /^@internationalized/, 'clsx'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // The rendered page names the scripts that it needs: lists of them in the script itself would cost every visitor 3 KB.
    modulePreload: false,
    // What every page with products shows is one file: in a dozen small ones it would weigh more.
    rolldownOptions: {
      // Figures of `domain/businessConstants.ts` are written where they are used: the module itself is in the first file that every page loads.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'products', test: productParts },
            { name: 'buying', test: buyingParts, includeDependenciesRecursively: false },
            { name: 'shelves', test: shelves, includeDependenciesRecursively: false },
            { name: 'marks', test: marks, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}))
