import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'

type DetailProps = {
  name: string
  /** Takes a line of its own on phones. */
  wide?: boolean | undefined
  children: ReactNode
  /** A second, quieter line. */
  quiet?: ReactNode
}

/** One thing to know of a record, inside Details. */
export const Detail = ({ name, wide = false, children, quiet }: DetailProps) => (
  <div data-wide={wide || undefined}>
    <dt>{name}</dt>
    <dd>
      {children}
      {quiet && <Quiet>{quiet}</Quiet>}
    </dd>
  </div>
)

/** What one looks for first about a record: names and values, as many beside one another as fit. */
export const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  gap: var(--space-4) var(--space-5);
  ${font(16, 600)}
  ${tabular}

  ${phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
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

const Quiet = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(14)}
`
