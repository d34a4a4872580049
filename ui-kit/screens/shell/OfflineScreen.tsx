import { CloudOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { SimplePage } from './SimplePage.tsx'

type OfflineScreenProps = {
  /** Pages that open without a connection, the last seen first. */
  pages: readonly { href: string; title: string }[]
  /** Where the cart is, which works without a connection. */
  cartHref: string
  /** Looks for the connection again. */
  onRetry: () => void
}

/** For a page that was never opened on this device, while there is no connection. */
export const OfflineScreen = ({ pages, cartHref, onRetry }: OfflineScreenProps) => (
  <SimplePage>
    <Stack gap={5}>
      <Card>
        <EmptyState
          level={1}
          icon={<CloudOff size={28} aria-hidden />}
          title="You are offline, and this page is not on your device"
          action={
            <Actions>
              <Button onClick={onRetry}>Try again</Button>
              <Button kind="secondary" href={cartHref}>
                Your cart
              </Button>
            </Actions>
          }
        >
          {pages.length > 0
            ? 'Pages that you have seen open without a connection, and your cart keeps working. This page opens by itself once you are back online.'
            : 'Your cart keeps working. This page opens by itself once you are back online.'}
        </EmptyState>
      </Card>
      {pages.length > 0 && (
        <Stack gap={2}>
          <Heading level={2} size={20}>
            Seen on this device
          </Heading>
          <List>
            {pages.map(({ href, title }) => (
              <li key={href}>
                <PageLink href={href}>{title}</PageLink>
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  </SimplePage>
)

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  text-align: start;
`

const PageLink = styled(Anchor)`
  display: flex;
  min-height: 44px;
  align-items: center;
  border-bottom: var(--border) solid var(--line);
  overflow-wrap: anywhere;
  ${font(16, 600)}
`
