import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { belowNineButtons, belowSevenButtons, forcedColors, phone } from '#ui-kit/theme/media.ts'
import { Anchor } from './Anchor.tsx'
import { useFocusFallback } from './useFocusFallback.ts'

type PaginatorProps = {
  /** Counted from 1. */
  page: number
  /** How many pages the list has, from 1. */
  pages: number
  /** The address of a page of the list, counted from 1. */
  hrefFor: (page: number) => string
  /** What screen readers call it; says what is paged where a screen has two. */
  label?: string | undefined
}

/** First, previous, up to five page numbers (on phones three or one), next, last; renders nothing for a single page. Keep it mounted while the next page loads. */
export const Paginator = ({ page, pages, hrefFor, label = 'Pages' }: PaginatorProps) => {
  // On the first or last page the arrow that was pressed becomes disabled and would lose the focus.
  const focusFallback = useFocusFallback()
  if (pages <= 1) return null
  const to = (target: number) => (target === page || target < 1 || target > pages ? undefined : hrefFor(target))

  return (
    <nav aria-label={label} {...focusFallback}>
      <Steps>
        <Step label="First page" icon={<ChevronsLeft size={20} aria-hidden />} href={page > 1 ? to(1) : undefined} />
        <Step label="Previous page" icon={<ChevronLeft size={20} aria-hidden />} href={to(page - 1)} />
        {numbersAround(page, pages).map((number) => (
          <Numbered key={number} $least={leastShown(number, page, pages)}>
            <PageNumber
              href={hrefFor(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </PageNumber>
          </Numbered>
        ))}
        <Step label="Next page" icon={<ChevronRight size={20} aria-hidden />} href={to(page + 1)} />
        <Step label="Last page" icon={<ChevronsRight size={20} aria-hidden />} href={to(pages)} />
      </Steps>
    </nav>
  )
}

const Step = ({ label, icon, href }: { label: string; icon: ReactNode; href: string | undefined }) => (
  <li>
    {href ? (
      <Arrow href={href} aria-label={label} title={label}>
        {icon}
      </Arrow>
    ) : (
      <DisabledArrow role="link" aria-disabled="true" aria-label={label}>
        {icon}
      </DisabledArrow>
    )}
  </li>
)

/** How many numbers a line at least shows that shows this one. */
const leastShown = (number: number, page: number, pages: number) => {
  if (number === page || pages === 2) return 1
  return numbersAround(page, pages, 3).includes(number) ? 3 : 5
}

const numbersAround = (page: number, pages: number, most = 5) => {
  const count = Math.min(most, pages)
  const first = Math.min(Math.max(page - (most - 1) / 2, 1), pages - count + 1)

  return Array.from({ length: count }, (_, step) => first + step)
}

const Steps = styled.ul`
  display: flex;
  justify-content: center;
  gap: var(--space-1);

  ${phone} {
    gap: 0;
  }
`

const Numbered = styled.li<{ $least: 1 | 3 | 5 }>`
  ${belowNineButtons} {
    display: ${({ $least }) => ($least > 3 ? 'none' : 'block')};
  }
  ${belowSevenButtons} {
    display: ${({ $least }) => ($least > 1 ? 'none' : 'block')};
  }
`

const stepStyles = `
  display: grid;
  width: 44px;
  height: 44px;
  place-items: center;
  border: var(--border) solid transparent;
  border-radius: var(--radius-2);
  text-decoration: none;

  &:focus-visible {
    position: relative;
  }
`

const Arrow = styled(Anchor)`
  ${stepStyles}

  &:hover {
    background: var(--brand-tint);
  }
`

const DisabledArrow = styled.span`
  ${stepStyles}
  color: var(--line-strong);
  opacity: 0.6;
`

const PageNumber = styled(Anchor)`
  ${stepStyles}
  color: var(--ink);
  ${font(16, 600)}
  ${tabular}

  &:hover {
    background: var(--brand-tint);
    text-decoration: none;
  }
  &[aria-current] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  ${phone} {
    ${font(14, 600)}
  }
  ${forcedColors} {
    &[aria-current] {
      border: 4px double Highlight;
    }
  }
`
