import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const productParts = new RegExp(
  [
    'ui-kit/shop/(catalogue/(ProductShelf|ProductGrid|NoProductFound|StockNote)|shell/BottomBar)',
    'ui-kit/elements/(Breadcrumb|ErrorPanel|Select|Text)\\.',
    'ui-kit/space/',
    'web/(catalogue/shownProduct|client/(failure|useAddToCart)|shell/useAbove)',
    'lucide-react/.*/icons/(banknote|check|map-pin|message-circle|package|plus|search-x|sliders-horizontal|truck|wrench)\\.',
  ].join('|'),
)

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // Without this, styled-components numbers its classes in module load order, and lazy routes mismatch on hydration.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false } } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // The rendered page names the scripts that it needs: lists of them in the script itself would cost every visitor 3 KB.
    modulePreload: false,
    // What every page with products shows is one file: in a dozen small ones it would weigh more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'products', test: productParts }] } } },
  },
})
