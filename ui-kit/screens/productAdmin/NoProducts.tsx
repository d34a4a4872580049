import { PackageOpen } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

type NoProductsProps = {
  /** Whether a filter is set. */
  narrowed: boolean
  addHref: string
  importHref: string
  onShowAll: () => void
}

/** No product at all, or none that matches the filter. */
export const NoProducts = ({ narrowed, addHref, importHref, onShowAll }: NoProductsProps) => (
  <Card>
    {narrowed ? (
      <NothingMatches title="No product matches" action="Show all products" onShowAll={onShowAll}>
        Search for part of a name, a brand or a web address, or remove a filter.
      </NothingMatches>
    ) : (
      <EmptyState
        icon={<PackageOpen size={28} aria-hidden />}
        title="No products yet"
        action={
          <Row gap={3} wrap justify="center">
            <Button href={addHref}>Add product</Button>
            <Button kind="secondary" href={importHref}>
              Import CSV
            </Button>
          </Row>
        }
      >
        Add the first one by hand, or import a list.
      </EmptyState>
    )}
  </Card>
)
