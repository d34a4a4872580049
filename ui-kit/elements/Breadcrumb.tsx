import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { Anchor } from './Anchor.tsx'
import { type SitePage, useSitePaths } from './sitePaths.ts'
import { tapArea } from './tapArea.ts'

type BreadcrumbProps = {
  /** From Home to the current page, which is the last crumb and needs no href. */
  trail: readonly Crumb[]
}

/** A step of the trail, with its link: one of the pages that the app has given a path, or another path. */
export type Crumb = { label: string; page?: SitePage | undefined; href?: string | undefined }

/** The path from the home page to the current page; on phones in one line that scrolls sideways, and fades where it goes on. */
export const Breadcrumb = ({ trail }: BreadcrumbProps) => {
  const pathOf = useSitePaths()

  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {trail.map(({ label, page, href = page && pathOf(page) }, index) => (
          <Step key={`${label} ${href}`} label={label} href={href} last={index === trail.length - 1} />
        ))}
      </Trail>
    </nav>
  )
}

const Step = ({ label, href, last }: { label: string; href: string | undefined; last: boolean }) =>
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

/** At the end of the line on phones; the padding keeps the last crumb clear of it once it is scrolled to. */
const fadeWidth = '28px'

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: -4px;
  color: var(--ink-3);
  ${font(14)}

  ${phone} {
    flex-wrap: nowrap;
    margin: -4px -4px -8px;
    padding: 4px ${fadeWidth} 4px 4px;
    overflow-x: auto;
    mask-image: linear-gradient(to left, transparent, #000 ${fadeWidth});
    scroll-padding-inline: 4px ${fadeWidth};
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

// A tap on the chevron goes where the words before it go: short words alone are too narrow for a thumb.
const Back = styled(Anchor)`
  position: relative;
  padding-block: 12px;
  ${tapArea('0 -20px 0 -6px')}
`

const Here = styled.span`
  padding-block: 12px;
  color: var(--ink-2);
`
