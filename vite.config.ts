import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const productParts =
  /ui-kit\/(shop\/catalogue\/Product(Shelf|Grid)|elements\/(Breadcrumb|ErrorPanel)|space\/)|web\/(catalogue\/shownProduct|client\/useAddToCart)/

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
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'products', test: productParts }] } } },
  },
})
