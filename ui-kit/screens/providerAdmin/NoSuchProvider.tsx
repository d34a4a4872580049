import { UserX } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { Card } from '#ui-kit/space/Card.tsx'

/** Says that an address names no service provider. */
export const NoSuchProvider = ({ title }: { title: string }) => (
  <Card>
    <EmptyState
      icon={<UserX size={28} aria-hidden />}
      title={title}
      action={<Button href={useSitePaths()('providersManagement')}>All service providers</Button>}
    >
      Nobody in the directory has this address.
    </EmptyState>
  </Card>
)
