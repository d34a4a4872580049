import { join } from 'node:path'
import { build } from 'vite'

// Builds the pages for the browser and for the server into a folder, and ends.

const [buildFolder = ''] = process.argv.slice(2)
await build({ logLevel: 'warn', build: { outDir: join(buildFolder, 'client') } })
await build({
  logLevel: 'warn',
  build: { ssr: 'entryServer.tsx', outDir: join(buildFolder, 'server'), copyPublicDir: false },
})
