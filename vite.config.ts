import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // Without this, styled-components numbers its classes in module load order, and lazy routes mismatch on hydration.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false } } },
  build: { outDir: '../dist/client', emptyOutDir: true, manifest: true },
})
