import type { Plugin } from 'vite'
import { readComponentDocs } from './componentDocs.ts'
import { moduleSize } from './moduleSize.ts'
import { parseSource } from './sourceFile.ts'

/** Vite plugin: gives each component of the ui-kit, and of the stories themselves, its docs and its size as `__docgenInfo`, where Storybook looks for them. */
export const componentDocs: Plugin = {
  name: 'component-docs',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:ui-kit|stories)\/.*(?<!\.stories)\.tsx$/ },
    handler: async (code, id) => {
      const docs = readComponentDocs(parseSource(id, code))
      if (docs.length === 0) return undefined
      const size = await moduleSize(code, id)
      const lines = docs.map(
        ({ name, ...info }) => `${name}.__docgenInfo = ${JSON.stringify({ displayName: name, size, ...info })}\n`,
      )
      return { code: `${code}\n${lines.join('')}`, map: null }
    },
  },
}
