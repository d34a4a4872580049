import { ImageOff } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { Card } from '#ui-kit/space/Card.tsx'

/** Says that an address names no slide. */
export const NoSuchSlide = ({ title }: { title: string }) => (
  <Card>
    <EmptyState
      icon={<ImageOff size={28} aria-hidden />}
      title={title}
      action={<Button href={useSitePaths()('bannerManagement')}>All slides</Button>}
    >
      No slide of the banner has this address.
    </EmptyState>
  </Card>
)
