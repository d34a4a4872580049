import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkipLink } from '#ui-kit/elements/SkipLink.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { belowWideDesktop, largeText, phone, wideDesktop } from '#ui-kit/theme/media.ts'

type ShellProps = {
  /** The `Header`. */
  header: ReactNode
  /** Shown above the screen; undefined for screens with a breadcrumb of their own. */
  breadcrumb?: ReactNode
  /** A navigation beside the screen, on wide screens only. `null` reserves its width while it loads. */
  rail?: ReactNode
  /** The `Footer`. */
  footer: ReactNode
  /** The `Toasts` that are on the screen. */
  toasts?: ReactNode
  /** The screen with its own `Page`, so that a hero may use the full width. */
  children: ReactNode
}

/** The frame around every screen: skip link, header, breadcrumb, main, footer and toasts. */
export const Shell = ({ header, breadcrumb, rail, footer, toasts, children }: ShellProps) => (
  <Frame data-rail={rail === undefined ? undefined : ''}>
    <SkipLink href="#main" />
    {header}
    {breadcrumb && (
      <BreadcrumbBar>
        <Page>{breadcrumb}</Page>
      </BreadcrumbBar>
    )}
    <Columns>
      {rail !== undefined && <RailColumn>{rail}</RailColumn>}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Columns>
    {footer}
    {toasts}
  </Frame>
)

const railWidth = '216px'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  ${wideDesktop} {
    &[data-rail] {
      /* Header and footer begin with the rail and end with the screen. */
      --page-width: calc(1200px + ${railWidth});
    }
  }

  ${phone} {
    &:has([data-docked='floating']) {
      padding-bottom: calc(max(70px, 4.5rem) + env(safe-area-inset-bottom));
    }
  }
  ${largeText} {
    &:has([data-docked='floating']) {
      padding-bottom: 0;
    }
  }
`

const BreadcrumbBar = styled.div`
  padding-top: var(--space-3);
`

// Always there, so that the screen keeps its state when the rail comes or goes.
const Columns = styled.div`
  display: flex;
  flex: 1;

  [data-rail] > & {
    width: 100%;
    max-width: calc(var(--page-width, 100vw) + 2 * var(--space-5));
    margin-inline: auto;
  }
`

const RailColumn = styled.div`
  flex: none;
  width: ${railWidth};
  border-inline-end: var(--border) solid var(--line);

  ${belowWideDesktop} {
    display: none;
  }
`

const Main = styled.main`
  --page-width: 1200px;
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
