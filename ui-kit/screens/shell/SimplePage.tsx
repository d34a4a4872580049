import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Page } from '#ui-kit/space/Page.tsx'

type SimplePageProps = {
  /** What the page says, with its heading first. */
  children: ReactNode
}

/** A page with one message, in the middle. */
export const SimplePage = ({ children }: SimplePageProps) => (
  <Page>
    <Middle>{children}</Middle>
  </Page>
)

const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: center;
  max-width: 640px;
  min-height: 48vh;
  margin-inline: auto;
  padding-block: var(--space-6);
`
