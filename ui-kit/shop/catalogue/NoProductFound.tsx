import { SearchX } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { LinkChips } from './LinkChips.tsx'

type NoProductFoundProps = {
  /** Links to other pages with products. */
  links?: readonly { label: string; href: string }[] | undefined
  /** The heading level of the title: 1 if it is the only content of the page. */
  level?: 1 | 2
  /** Replaces the default text. */
  children?: string | undefined
}

/** The empty state of a product list, with links to other pages. */
export const NoProductFound = ({ links = [], level = 2, children = defaultText }: NoProductFoundProps) => (
  <EmptyState
    icon={<SearchX size={32} aria-hidden />}
    title="No product found"
    level={level}
    action={links.length > 0 && <LinkChips label="Where to look instead" links={links} centered />}
  >
    {children}
  </EmptyState>
)

const defaultText = 'There is nothing here at the moment. Try one of these:'
