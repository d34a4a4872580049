import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { containerAtLeast, phone } from '#ui-kit/theme/media.ts'

type ColumnsProps = {
  /** What stands in the columns. */
  children: ReactNode
  /** The narrower column: beside the main one where there is room for both, else below. Without it the main column has the whole width. */
  aside: ReactNode
  /** Beside the main column, the aside stays in sight while the page scrolls. */
  sticky?: boolean | undefined
  /** On phones without room for both, the aside stands above: for a summary of what the main column is about. */
  firstOnPhones?: boolean | undefined
}

/** A main column and a narrower one. A container query in rem decides: the width of their container and the text size count. */
export const Columns = ({ children, aside, sticky = false, firstOnPhones = false }: ColumnsProps) => (
  <Room>
    <Both>
      <Column>{children}</Column>
      {aside && (
        <Column data-sticky={sticky || undefined} data-first-on-phones={firstOnPhones || undefined}>
          {aside}
        </Column>
      )}
    </Both>
  </Room>
)

const Room = styled.div`
  container-type: inline-size;
`

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${containerAtLeast(44)} {
    align-items: start;

    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) clamp(280px, 34%, 360px);
    }
  }
  ${containerAtLeast(60)} {
    gap: var(--space-6);
  }
`

const Column = styled.div`
  min-width: 0;

  ${phone} {
    &[data-first-on-phones] {
      order: -1;
    }
  }
  ${containerAtLeast(44)} {
    &[data-first-on-phones] {
      order: 0;
    }
    &[data-sticky] {
      position: sticky;
      top: var(--space-4);
    }
  }
`
