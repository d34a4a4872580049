import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Meter } from '#ui-kit/elements/Meter.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** How far the visitor is from being eligible. */
export type Standing =
  | { kind: 'guest'; text: string; login: { label: string; href: string } }
  | { kind: 'loading'; label: string }
  | { kind: 'failed'; message: string; onRetry: (() => void) | undefined }
  /** `title`: 'You are 2 purchases from qualifying', or 'You qualify'. `share`: of the purchases, 0 to 1. */
  | { kind: 'known'; title: string; counted: string; share: number; limit?: Limit | undefined }

/** What can be financed, and the order that it depends on. */
type Limit = { text: string; order: { label: string; href: string } }

type PayLaterStandingProps = {
  /** The name of its link target. */
  id: string
  /** The heading above it, in a few words. */
  heading: string
  /** Whether the customer may buy now and pay later, and what is missing. */
  standing: Standing
}

/** Tells a customer how many purchases are missing until they may pay later. */
export const PayLaterStanding = ({ id, heading, standing }: PayLaterStandingProps) => (
  <Target as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} data-needs-script>
    <Stack gap={3}>
      <Heading level={2} size={20} id={`${id}-heading`}>
        {heading}
      </Heading>
      <Content>{contentOf(standing)}</Content>
    </Stack>
  </Target>
)

const contentOf = (standing: Standing) => {
  if (standing.kind === 'failed') return <ErrorPanel message={standing.message} onRetry={standing.onRetry} />
  if (standing.kind === 'loading') return <Loading label={standing.label} />
  if (standing.kind === 'guest')
    return (
      <Stack gap={3} align="start">
        <Text tone="ink-2">{standing.text}</Text>
        <Button kind="secondary" href={standing.login.href}>
          {standing.login.label}
        </Button>
      </Stack>
    )
  const { title, counted, share, limit } = standing

  return (
    <Stack gap={2}>
      <Text strong>{title}</Text>
      <Meter value={share} label={counted} />
      <Text size={14} tone="ink-2">
        {counted}
      </Text>
      {limit && (
        <Text size={14} tone="ink-2">
          {limit.text} <Anchor href={limit.order.href}>{limit.order.label}</Anchor>
        </Text>
      )}
    </Stack>
  )
}

const Loading = ({ label }: { label: string }) => (
  <Stack gap={2}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton width="80%" height={24} />
    <Skeleton height={10} />
    <Skeleton width="70%" height={20} />
  </Stack>
)

const Target = styled(Card)`
  scroll-margin-top: var(--space-4);

  &:focus:not(:focus-visible) {
    outline: none;
  }
`

// The height of the tallest common content, so that nothing below moves when it is known.
const Content = styled.div`
  min-height: 104px;
`
