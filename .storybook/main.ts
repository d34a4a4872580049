import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { preactAliases } from '../web/preact/aliases.ts'
import { componentDocs } from './docgen/componentDocsPlugin.ts'
import { coverageModule } from './docgen/coveragePlugin.ts'
import { tagStatus } from './shelf/tagStatus.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-themes'],
  // Headings of the page "Also called" are found by the search: whoever knows a dialog as a modal types that.
  features: { experimentalTestSyntax: true, experimentalSearchDocsHeadings: true },
  experimental_indexers: tagStatus,
  // Checks of behaviour are for those who look for them: they are out of the sidebar until one chooses their tag, and never on a docs page.
  tags: {
    behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
    'test-fn': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Our own docs of components: the standard ones know neither `X | undefined` nor styled elements.
  typescript: { reactDocgen: false },
  // What tests render is rendered by what the shop's visitors have (decision 087). Who looks at stories has React, with its warnings.
  viteFinal: (config) =>
    mergeConfig(
      {
        ...config,
        plugins: [componentDocs, coverageModule, config.plugins],
        optimizeDeps: { ...config.optimizeDeps, include: preBundled(config) },
      },
      process.env['VITEST'] ? { resolve: { alias: preactAliases } } : {},
    ),
})

// If Vite discovers these dependencies during a test run, it reloads the page under the tests.
const preBundled = ({ optimizeDeps }: { optimizeDeps?: { include?: string[] } }) => [
  ...(optimizeDeps?.include ?? []),
  'lucide-react',
  'styled-components',
  'xstate',
]
