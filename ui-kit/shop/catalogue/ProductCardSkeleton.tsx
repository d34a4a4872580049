import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { forcedColors, phone, wideCard } from '#ui-kit/theme/media.ts'

/** The loading placeholder of a product card. */
export const ProductCardSkeleton = () => (
  <Card aria-hidden="true">
    <Tile />
    <Texts>
      <Stack gap={2}>
        <Skeleton width="40%" height={16} />
        <Skeleton width="90%" height={20} />
        <Skeleton width="60%" height={20} />
        <Skeleton width="50%" height={28} />
        <Skeleton height={44} />
      </Stack>
    </Texts>
  </Card>
)

const Card = styled.div`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  ${wideCard} {
    display: grid;
    grid-template-columns: minmax(0, 12fr) minmax(0, 13fr);
  }
`

const Tile = styled.div`
  aspect-ratio: 1;
  background: var(--sunk);

  ${wideCard} {
    aspect-ratio: auto;
  }
  ${forcedColors} {
    border: 1px solid GrayText;
  }
`

const Texts = styled.div`
  padding: var(--space-4);

  ${phone} {
    padding: var(--space-3);
  }
`
