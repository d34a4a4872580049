import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { PageSource } from './pageSource.ts'

const root = join(import.meta.dirname, '../../web')

/** Pages through Vite: edits of web and ui-kit show at once, with their state. */
export const developmentPages = async (server: Server): Promise<PageSource> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    // The native loader writes no temporary file that `node --watch` would take for an edit.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    assets: vite.middlewares,
    scripts: () => [],
    scriptOf: () => undefined,
    // The script of development is no single file that could wait.
    lightScript: () => '',
    template: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
    render: async (request) => {
      const { render } = (await vite.ssrLoadModule('/entryServer.tsx')) as Pick<PageSource, 'render'>
      return render(request)
    },
  }
}
