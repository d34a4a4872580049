import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

// A page that was seen has brought its own scripts: these are the ones that are needed beside them.
const shellModules =
  /\/(HomeRoute|CartRoute|OfflineRoute|lazyRoutes|openShop|activeCart|startOffline|adoptDocument|ShopBanner)\.tsx?$/
const orderModules = /\/(CheckoutRoute|PaymentMethodDialog|AccountRoute|OrdersRoute|OrderRoute)\.tsx$/

/** Builds the service worker after the pages, and tells it which scripts there are. */
export const buildServiceWorker: Plugin = {
  name: 'service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: import.meta.dirname,
      publicDir: false,
      define: { SHELL: JSON.stringify(shellOf(bundle)), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dir,
        emptyOutDir: false,
        modulePreload: false,
        // A classic script: not every browser starts modules as workers.
        rolldownOptions: {
          input: join(import.meta.dirname, 'serviceWorker.ts'),
          output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
        },
      },
    })
  },
}

const shellOf = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (roots: readonly Rolldown.OutputChunk[], found = new Set<string>()) => {
    for (const { fileName, imports } of roots) {
      if (found.has(fileName)) continue
      found.add(fileName)
      withImports(
        imports.flatMap((name) => byName.get(name) ?? []),
        found,
      )
    }
    return found
  }
  const isOf = (pattern: RegExp) => (chunk: Rolldown.OutputChunk) => pattern.test(chunk.facadeModuleId ?? '')
  const shell = withImports(chunks.filter((chunk) => chunk.isEntry || isOf(shellModules)(chunk)))
  const order = withImports(chunks.filter(isOf(orderModules)), new Set(shell))
  const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
  return {
    version,
    scripts: [...shell].map(pathOf),
    orderScripts: [...order].filter((name) => !shell.has(name)).map(pathOf),
  }
}

const pathOf = (fileName: string) => `/${fileName}`
