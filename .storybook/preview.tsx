import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'
import { DocsPage } from './DocsPage.tsx'
import { unionControls } from './unionControls.ts'
import { viewports } from './viewports.ts'
import { waitForFont } from './waitForFont.ts'

// A busy machine needs longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 })

const themes = { light: 'light', dark: 'dark', contrast: 'contrast' }

// `STORYBOOK_THEME=dark npm run test:stories` checks every story in another theme.
const firstTheme: string = import.meta.env['STORYBOOK_THEME'] ?? themes.light

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { theme: firstTheme },
  argTypesEnhancers: [unionControls],
  beforeAll: waitForFont,
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
    // Reports without what passes: they are made after each story.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: { container: DocsPage, codePanel: true },
    options: { storySort: { order: ['Welcome', 'Theme', 'Space', 'Elements', 'Shop', 'Screens', 'Flows'] } },
    viewport: { options: viewports },
  },
})
