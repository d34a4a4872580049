import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { Anchor } from './Anchor.tsx'

type BreadcrumbProps = {
  /** From Home to here; the last one is where one is and needs no href. */
  trail: readonly Crumb[]
}

type Crumb = { label: string; href?: string | undefined }

/** The way from the home page to here. */
export const Breadcrumb = ({ trail }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb">
    <Trail>
      {trail.map((crumb, place) => (
        <Step key={`${crumb.label} ${crumb.href}`} {...crumb} last={place === trail.length - 1} />
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
`

const Place = styled.li`
  display: flex;
  min-width: 0;
  align-items: center;

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
