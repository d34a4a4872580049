import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { Anchor } from './Anchor.tsx'

type BreadcrumbProps = {
  /** From Home to the current page, which is the last crumb and needs no href. */
  trail: readonly Crumb[]
}

type Crumb = { label: string; href?: string | undefined }

/** The path from the home page to the current page; on phones in one line that scrolls sideways. */
export const Breadcrumb = ({ trail }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb">
    <Trail>
      {trail.map((crumb, index) => (
        <Step key={`${crumb.label} ${crumb.href}`} {...crumb} last={index === trail.length - 1} />
      ))}
    </Trail>
  </nav>
)

const Step = ({ label, href, last }: Crumb & { last: boolean }) =>
  last || !href ? (
    <Place>
      <Here aria-current={last ? 'page' : undefined}>{label}</Here>
    </Place>
  ) : (
    <Place>
      <Back href={href}>{label}</Back>
      <ChevronRight size={14} aria-hidden />
    </Place>
  )

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--ink-3);
  ${font(14)}

  ${phone} {
    flex-wrap: nowrap;
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
`

const Place = styled.li`
  display: flex;
  min-width: 0;
  align-items: center;

  ${phone} {
    flex: none;
  }
  svg {
    flex: none;
    margin-inline: 6px;
  }
`

const Back = styled(Anchor)`
  padding-block: 10px;
`

const Here = styled.span`
  padding-block: 10px;
  color: var(--ink-2);
`
