import { GalleryHorizontal, Plus } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { bannerManagementCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { TableSkeleton } from '#ui-kit/shop/adminTable/TableSkeleton.tsx'
import type { MoveSlide } from '#ui-kit/shop/bannerAdmin/MoveButtons.tsx'
import { SlidesTable } from '#ui-kit/shop/bannerAdmin/SlidesTable.tsx'
import type { SlideRow } from '#ui-kit/shop/bannerAdmin/slideRow.ts'
import { Card } from '#ui-kit/space/Card.tsx'

type BannerManagementScreenProps = {
  /** In the order of the banner. */
  slides: readonly SlideRow[]
  /** Where the form for a new one is. */
  addHref: string
  /** Called when a slide moves one place up or down. */
  onMove: MoveSlide
  /** A slide is being moved. */
  moving?: boolean | undefined
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The slides of the banner, for admins. */
export const BannerManagementScreen = (props: BannerManagementScreenProps) => (
  <TitledPage
    trail={[homeCrumb]}
    title={bannerManagementCrumb.label}
    count={
      <Text size={14} tone="ink-2" role="status">
        {countOf(props)}
      </Text>
    }
    aside={
      <Button href={props.addHref} icon={<Plus size={18} aria-hidden />}>
        Add slide
      </Button>
    }
  >
    {content(props)}
  </TitledPage>
)

const countOf = ({ slides, loading, failure }: BannerManagementScreenProps) => {
  if (loading || failure) return ''
  const running = slides.filter(({ state }) => state === 'running').length
  return `${formatCount(slides.length, 'slide')}, ${running} running today`
}

const content = ({ slides, addHref, onMove, moving, loading, failure }: BannerManagementScreenProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch slides'} onRetry={failure.onRetry} />
  if (loading) return <TableSkeleton label="Loading slides" />
  if (slides.length === 0) return <NoSlides addHref={addHref} />

  return <SlidesTable slides={slides} onMove={onMove} moving={moving} />
}

const NoSlides = ({ addHref }: { addHref: string }) => (
  <Card>
    <EmptyState
      icon={<GalleryHorizontal size={28} aria-hidden />}
      title="No slides yet"
      action={<Button href={addHref}>Add slide</Button>}
    >
      Until there is one, the home page shows a welcome text and three featured products.
    </EmptyState>
  </Card>
)
