import { createGlobalStyle } from 'styled-components'
import { themeStyle } from './themeStyle.ts'

/** The theme's CSS as a component, for Storybook; in the shop the server writes it into the page's head. */
export const GlobalStyle = createGlobalStyle`${themeStyle}`
