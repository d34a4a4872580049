import { SearchX } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { LinkChips } from './LinkChips.tsx'

type NoProductFoundProps = {
  /** Where to look instead. */
  ways?: readonly { label: string; href: string }[] | undefined
  /** Of the title in the page's outline: 1 where it is all there is. */
  level?: 1 | 2
  /** Instead of the usual sentence. */
  children?: string | undefined
}

/** Nothing to sell here, and where to look instead. */
export const NoProductFound = ({ ways = [], level = 2, children = usual }: NoProductFoundProps) => (
  <EmptyState
    icon={<SearchX size={32} aria-hidden />}
    title="No product found"
    level={level}
    action={ways.length > 0 && <LinkChips label="Where to look instead" links={ways} centered />}
  >
    {children}
  </EmptyState>
)

const usual = 'There is nothing here at the moment. One of these may have what you need.'
