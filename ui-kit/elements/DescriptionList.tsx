import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'

type DescriptionItemProps = {
  name: string
  /** Takes a line of its own on phones. */
  wide?: boolean | undefined
  /** Takes a line of its own everywhere: for texts of several lines. */
  whole?: boolean | undefined
  children: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
}

/** One name with its value, inside a DescriptionList. */
export const DescriptionItem = ({ name, wide = false, whole = false, children, detail }: DescriptionItemProps) => (
  <div data-wide={wide || undefined} data-whole={whole || undefined}>
    <dt>{name}</dt>
    <dd>
      {children}
      {detail && <SecondLine>{detail}</SecondLine>}
    </dd>
  </div>
)

/** Names and values of a record (`<dl>`), as many in a row as fit. */
export const DescriptionList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11.875rem, 100%), 1fr));
  gap: var(--space-4) var(--space-5);
  ${font(16, 600)}
  ${tabular}

  [data-whole] {
    grid-column: 1 / -1;
  }
  ${phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr));
    column-gap: var(--space-4);

    [data-wide] {
      grid-column: 1 / -1;
    }
  }

  dt {
    padding-bottom: 2px;
    color: var(--ink-3);
    ${font(12, 600)}
  }
  dd {
    overflow-wrap: anywhere;
  }
`

const SecondLine = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(14)}
`
