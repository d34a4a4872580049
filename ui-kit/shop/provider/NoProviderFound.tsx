import { UserRoundSearch } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'

type NoProviderFoundProps = {
  /** The server's message, in place of 'No service provider found' and of the default text. */
  message?: string | undefined
  /** Links to other lists of providers. */
  links?: readonly { label: string; href: string }[] | undefined
  /** The heading level of the title: 1 if it is the only content of the page. */
  level?: 1 | 2 | undefined
  /** Replaces the default text. */
  children?: string | undefined
}

/** The empty state of a list of service providers, with links to other lists. */
export const NoProviderFound = ({ message, links = [], level = 2, children }: NoProviderFoundProps) => (
  <EmptyState
    icon={<UserRoundSearch size={32} aria-hidden />}
    title={message || 'No service provider found'}
    level={level}
    action={links.length > 0 && <LinkChips label="Where to look instead" links={links} centered />}
  >
    {children ?? (message ? undefined : defaultText)}
  </EmptyState>
)

const defaultText = 'Try another area or another day, or browse all trades.'
