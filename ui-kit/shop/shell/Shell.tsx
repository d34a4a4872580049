import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkipLink } from '#ui-kit/elements/SkipLink.tsx'
import { Page } from '#ui-kit/space/Page.tsx'

type ShellProps = {
  header: ReactNode
  /** Shown above the screen; screens that carry their own trail leave it out. */
  breadcrumb?: ReactNode
  footer: ReactNode
  toasts?: ReactNode
  /** The screen. It brings its own `Page`, so that a hero may use the full width. */
  children: ReactNode
}

/** The frame around every screen: skip link, header, trail, main, footer, toasts. */
export const Shell = ({ header, breadcrumb, footer, toasts, children }: ShellProps) => (
  <Frame>
    <SkipLink href="#main" />
    {header}
    {breadcrumb && (
      <Trail>
        <Page>{breadcrumb}</Page>
      </Trail>
    )}
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
    {footer}
    {toasts}
  </Frame>
)

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`

const Trail = styled.div`
  padding-top: var(--space-3);
`

const Main = styled.main`
  flex: 1;
  min-width: 0;
  /* The footer starts below the fold, so that nothing is seen to move while a page fills. */
  min-height: 100vh;
  padding-bottom: var(--space-7);

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
