import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { createGlobalStyle } from 'styled-components'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'
import { bookTheme } from './bookTheme.ts'

/** The page around docs: the shop's font and tokens, and the distances between paragraphs that the shop's reset takes away. */
export const DocsSheet = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...rest} theme={bookTheme}>
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
