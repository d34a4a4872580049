import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'
import { DocsSheet } from './DocsSheet.tsx'
import { figtreeIsHere } from './figtreeIsHere.ts'
import { plainControls } from './plainControls.ts'
import { viewports } from './viewports.ts'

// A busy machine needs longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 })

const themes = { light: 'light', dark: 'dark', contrast: 'contrast' }

// `STORYBOOK_THEME=dark npm run test:stories` checks every story in another theme.
const firstTheme: string = import.meta.env['STORYBOOK_THEME'] ?? themes.light

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { theme: firstTheme },
  argTypesEnhancers: [plainControls],
  beforeAll: figtreeIsHere,
  decorators: [
    withThemeByDataAttribute({ themes, defaultTheme: firstTheme, parentSelector: 'html', attributeName: 'data-theme' }),
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    docs: { container: DocsSheet, codePanel: true },
    options: { storySort: { order: ['Welcome', 'Theme', 'Space', 'Elements', 'Shop', 'Screens', 'Flows'] } },
    viewport: { options: viewports },
  },
})
