import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './web/build/compressedAssets.ts'
import { leanDocument, leanModules } from './web/build/leanBuild.ts'
import { moduleChunk } from './web/build/moduleChunks.ts'
import { singleIcons } from './web/build/singleIcons.ts'
import { preactAliases } from './web/preact/aliases.ts'
import { buildServiceWorker } from './web/serviceWorker/buildServiceWorker.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  // The server renders with React, which is faster at it; so does the development server, whose browser gets React's warnings.
  ...(command === 'build' && !isSsrBuild && { resolve: { alias: preactAliases } }),
  plugins: [react(), singleIcons, leanDocument, leanModules, compressedAssets, buildServiceWorker],
  // Without this, styled-components numbers its classes in module load order, and lazy routes mismatch on hydration.
  // The components' own names are for whoever develops: in what visitors load they weigh more than 1 KB.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false, displayName: command === 'serve' } } },
  // Built in, libraries have only what is used of them (lucide alone would be 60 MB), and no question for `process.env` with every property of
  // every element: that is a third of the time of rendering a page.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // The rendered page names the scripts that it needs: lists of them in the script itself would cost every visitor 3 KB.
    modulePreload: false,
    rolldownOptions: {
      // Figures of `domain/businessConstants.ts` are written where they are used: the module itself is in the first file that every page loads.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // In the server's build, what is imported dynamically may be imported statically too, such as by the head of a document: it is there anyway.
      checks: { ineffectiveDynamicImport: !isSsrBuild },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [{ name: moduleChunk, debugName: 'pages' }],
            includeDependenciesRecursively: false,
          },
        },
      }),
    },
  },
}))
