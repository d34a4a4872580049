import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { createGlobalStyle } from 'styled-components'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'
import { storybookTheme } from './storybookTheme.ts'

/** Wraps Storybook's docs pages: adds the shop's font and tokens, and the paragraph margins that the shop's reset removes. */
export const DocsPage = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...rest} theme={storybookTheme}>
    <GlobalStyle />
    <Prose />
    {children}
  </DocsContainer>
)

const Prose = createGlobalStyle`
  .sbdocs {
    color-scheme: light;
  }
  .docs-story {
    background: var(--paper);
    color: var(--ink);
  }
  .sbdocs-content > :is(p, ul, ol) {
    margin-block: 16px;
  }
  .sbdocs-content > :is(ul, ol) {
    padding-inline-start: 24px;
    list-style: revert;
  }
  .sbdocs-content > :is(h2, h3) {
    margin-block: 32px 8px;
  }
`
