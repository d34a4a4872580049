import { join } from 'node:path'

/** Aliases for Vite, by which code that imports React gets Preact (decision 087). */
export const preactAliases = [
  { find: /^react$/, replacement: join(import.meta.dirname, 'react.ts') },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
]
