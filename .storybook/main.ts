import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, optimizeDeps: { ...config.optimizeDeps, include: bundledAtStart(config) } }),
})

// Found later, in the middle of a run, they reload the page under the tests.
const bundledAtStart = ({ optimizeDeps }: { optimizeDeps?: { include?: string[] } }) => [
  ...(optimizeDeps?.include ?? []),
  'lucide-react',
  'react-aria-components',
  'styled-components',
  'xstate',
]
