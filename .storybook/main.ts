import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, optimizeDeps: { ...config.optimizeDeps, include: preBundled(config) } }),
})

// If Vite discovers these dependencies during a test run, it reloads the page under the tests.
const preBundled = ({ optimizeDeps }: { optimizeDeps?: { include?: string[] } }) => [
  ...(optimizeDeps?.include ?? []),
  'lucide-react',
  'styled-components',
  'xstate',
]
