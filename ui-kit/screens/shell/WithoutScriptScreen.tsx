import { Power } from 'lucide-react'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { SimplePage } from './SimplePage.tsx'

type WithoutScriptScreenProps = {
  /** What does not work: 'Your cart', 'Logging in'. */
  subject: string
  /** Address of this page. */
  href: string
  /** The number of the shop and its `tel:` address. */
  telephone: { label: string; href: string }
  /** Links to pages that work without JavaScript. */
  links: readonly { label: string; href: string }[]
}

/** Shown in place of a page that needs JavaScript. */
export const WithoutScriptScreen = ({ subject, href, telephone, links }: WithoutScriptScreenProps) => (
  <SimplePage>
    <EmptyState
      level={1}
      icon={<Power size={28} aria-hidden />}
      title={`${subject} needs JavaScript`}
      action={
        <Stack gap={5} align="center">
          <Button href={href}>Load this page again</Button>
          <LinkChips label="Other pages" links={links} centered />
        </Stack>
      }
    >
      <p>
        It is switched off in this browser. Switch it on in the browser’s settings and load this page again, or call us
        on <Anchor href={telephone.href}>{telephone.label}</Anchor>.
      </p>
    </EmptyState>
  </SimplePage>
)
