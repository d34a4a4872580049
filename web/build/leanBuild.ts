import type { Plugin } from 'vite'

/** Remarks and indentation of the document are for us: no visitor pays for them. */
export const leanDocument: Plugin = {
  name: 'lean-document',
  apply: 'build',
  transformIndexHtml: (html) => html.replaceAll(/<!-- .*? -->/g, '').replaceAll(/\n\s*/g, '\n'),
}

/** Leaves out of other people's modules what no page of the shop uses. */
export const leanModules: Plugin = {
  name: 'lean-modules',
  apply: 'build',
  transform: {
    filter: {
      id: /react-router\/dist|createLucideIcon|lucide-react\/.*\/icons\/|stylis\/src\/Prefixer|vite\/preload-helper/,
    },
    handler: (code, id) => {
      if (id.includes('createLucideIcon')) return iconModule
      if (id.includes('/icons/')) return withoutIconDetails(code)
      if (id.includes('Prefixer')) return prefixModule
      if (id.includes('preload-helper')) return preloadModule
      return withoutUnusedParts(code)
    },
  },
}

// A build cannot tell that the router's components do nothing by being defined: those that nobody uses would come along. By its list of
// exports every build gets the router with the warnings of development, and with what only its data routers use: the shop has none.
const withoutUnusedParts = (code: string) =>
  code
    .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    .replaceAll(/^( *)warning\((?:.*|\n[\s\S]*?\n\1)\);$/gm, '$1;')
    .replaceAll(
      /^( *)invariant\(\n *(.*),\n(?: *\/\/.*\n)* *(?:[`"]|getInvalidPathError)[\s\S]*?\n\1\);$/gm,
      '$1invariant($2);',
    )
    .replaceAll(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{.*?^\});$/gms,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replaceAll(
      /^var (\w+) = (?=Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join)/gm,
      '$&/* @__PURE__ */ ',
    )
    .replaceAll(/^var \w+ = (?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$&/* @__PURE__ */ ')

// The library's own function also reads a context and turns icons into text.
const iconModule = `import { createElement } from 'react'
export default ({ node }) => ({ size = 24, ...props }) => createElement('svg', {
  xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24',
  fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  'aria-hidden': props.role || props['aria-label'] ? undefined : true,
  ...props,
}, ...node.map(([name, attributes]) => createElement(name, attributes)))
`

// Drawn is the node alone, and its elements need no keys.
const withoutIconDetails = (code: string) =>
  code
    .replace(/name: "[^"]*",\s*size: 24,\s*/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replaceAll(/, key: "\w+"/g, '')
    .replace('__iconData.node;', '')

// The browsers that can run the shop need no prefixes, and the shop's styles ask for none.
const prefixModule = 'export const prefix = () => ""'

// There are no styles or lists of scripts to load before a chunk.
const preloadModule = 'export const __vitePreload = (load) => load()'
