import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { RowCard, RowCardText } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import { MoveButtons, type MoveSlide } from './MoveButtons.tsx'
import { SlideLink } from './SlideLink.tsx'
import { SlideStateBadge } from './SlideStateBadge.tsx'
import { SlideThumbnail } from './SlideThumbnail.tsx'
import { slideDayName } from './slideDraft.ts'
import type { SlideRow } from './slideRow.ts'

type SlidesTableProps = {
  /** In the order of the banner. */
  slides: readonly SlideRow[]
  /** Called when a slide moves one place up or down. */
  onMove: MoveSlide
  /** A slide is being moved. */
  moving?: boolean | undefined
}

/** All slides in the order of the banner, whether they run or not. */
export const SlidesTable = ({ slides, onMove, moving = false }: SlidesTableProps) => {
  const buttonsOf = (slide: SlideRow) => (
    <MoveButtons slide={slide} place={slides.indexOf(slide)} count={slides.length} onMove={onMove} busy={moving} />
  )

  return (
    <DataTable
      dense
      caption="Slides"
      rows={slides}
      columns={[...columns, { key: 'order', label: 'Place', cell: buttonsOf }]}
      card={(slide) => <SlideRowCard slide={slide}>{buttonsOf(slide)}</SlideRowCard>}
    />
  )
}

const columns: readonly DataColumn<SlideRow>[] = [
  {
    key: 'title',
    label: 'Slide',
    isRowHeader: true,
    minWidth: 300,
    wrap: true,
    cell: ({ picture, href, title, link }) => (
      <PictureAndTitle>
        <SlideThumbnail src={picture} />
        <Words>
          <Anchor href={href}>{title}</Anchor>
          <SlideLink path={link} />
        </Words>
      </PictureAndTitle>
    ),
  },
  { key: 'from', label: 'First day', cell: ({ from }) => slideDayName(from) },
  { key: 'until', label: 'Last day', cell: ({ until }) => slideDayName(until) },
  {
    key: 'state',
    label: 'State',
    cell: ({ state, title, historyHref }) => (
      <State>
        <SlideStateBadge state={state} />
        <SmallLink href={historyHref} aria-label={`History of ${title}`}>
          History
        </SmallLink>
      </State>
    ),
  },
]

const SlideRowCard = ({ slide, children }: { slide: SlideRow; children: React.ReactNode }) => (
  <RowCard>
    <Row gap={3} align="start">
      <SlideThumbnail src={slide.picture} />
      <Words>
        <Name href={slide.href}>{slide.title}</Name>
      </Words>
    </Row>
    <SlideLink path={slide.link} />
    <Row gap={3} wrap>
      <SlideStateBadge state={slide.state} />
      <RowCardText>
        {slideDayName(slide.from)} to {slideDayName(slide.until)}
      </RowCardText>
    </Row>
    <Row justify="space-between">
      {children}
      <StandaloneLink href={slide.historyHref} aria-label={`History of ${slide.title}`}>
        History
      </StandaloneLink>
    </Row>
  </RowCard>
)

const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;

  ${denseDesk} {
    flex-direction: row;
    align-items: center;
    gap: var(--space-3);
  }
`

const SmallLink = styled(Anchor)`
  position: relative;
  ${font(12, 600)}

  &::after {
    position: absolute;
    content: '';
    inset: -6px -2px;
  }
`

const PictureAndTitle = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`

const Words = styled.div`
  min-width: 0;
`

const Name = styled(StandaloneLink)`
  ${font(16, 600)}
`
