import { create } from 'storybook/theming'
import { light } from '#ui-kit/theme/palettes.ts'

export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Ekhaya',
  brandTarget: '_self',
  colorPrimary: light.accent,
  colorSecondary: light.brand,
  appBg: light.paper,
  appContentBg: light.surface,
  appPreviewBg: light.paper,
  appBorderColor: light.line,
  appBorderRadius: 10,
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  textColor: light.ink,
  textMutedColor: light['ink-3'],
  barTextColor: light['ink-2'],
  barSelectedColor: light.brand,
  barHoverColor: light.brand,
  inputBorder: light['line-strong'],
  inputBorderRadius: 6,
})
