import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { examplePaths } from '#stories/examplePaths.ts'
import { SitePaths } from '#ui-kit/elements/sitePaths.ts'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'
import { checkOtherThemes } from './checkOtherThemes.ts'
import { DocsPage } from './DocsPage.tsx'
import { extractArgTypes } from './docgen/extractArgTypes.ts'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { uniqueRootIds } from './docs/uniqueRootIds.ts'
import { addChromaticParameter } from './pixels/addChromaticParameter.ts'
import { themes } from './themes.ts'
import { viewports } from './viewports.ts'
import { waitForFont } from './waitForFont.ts'

// A busy machine needs longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 })

// `STORYBOOK_THEME=dark npm run test:stories` checks every story in another theme, `STORYBOOK_THEMES=all` its colours in all of them.
const firstTheme: string = import.meta.env['STORYBOOK_THEME'] ?? themes[0]

const themeNames = Object.fromEntries(themes.map((theme) => [theme, theme]))

const docs = { container: DocsPage, page: ComponentPage, extractArgTypes, codePanel: true }

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { theme: firstTheme },
  beforeAll: waitForFont,
  ...(import.meta.env['STORYBOOK_THEMES'] === 'all' && { afterEach: checkOtherThemes }),
  argTypesEnhancers: [addChromaticParameter],
  decorators: [
    withThemeByDataAttribute({
      themes: themeNames,
      defaultTheme: firstTheme,
      parentSelector: 'html',
      attributeName: 'data-theme',
    }),
    (Story) => (
      <SitePaths value={examplePaths}>
        <GlobalStyle />
        <Story />
      </SitePaths>
    ),
  ],
  parameters: {
    // Reports without what passes: they are made after each story.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    docs,
    react: { rootOptions: uniqueRootIds },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Also called',
          'Copy',
          'Coverage',
          'Pages',
          ['Shopper', 'Account', 'Admin', 'Provider'],
          'Screens',
          [
            'Shopper',
            [
              'HomeScreen',
              'HomeHero',
              'CategoriesScreen',
              'CategoryScreen',
              'ProductScreen',
              'SearchScreen',
              'CartScreen',
              'CheckoutScreen',
            ],
            'Account',
            'Admin',
            'Provider',
          ],
          'Mails',
          'Theme',
          'Space',
          'Elements',
          'Shop',
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
})
