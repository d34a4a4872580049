import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { PortraitThumbnail } from '#ui-kit/shop/booking/PortraitThumbnail.tsx'
import { longDayName, minutesName, type Slot, slotDay, slotSpan } from '#ui-kit/shop/booking/slotTimes.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type Visit = {
  providerName: string
  profession: string
  /** Empty if there is no portrait. */
  portrait: string
  slot: Slot
  /** Formatted; undefined if coming is free. */
  callOutFee?: string | undefined
}

/** Who comes, when, and what coming costs. */
export const VisitSummary = ({ visit }: { visit: Visit }) => (
  <Stack gap={4}>
    <Row gap={3}>
      <PortraitThumbnail src={visit.portrait} size={56} />
      <Names>
        <Name>{visit.providerName}</Name>
        <Text size={14} tone="ink-2">
          {visit.profession}
        </Text>
      </Names>
    </Row>
    <Facts>
      <div>
        <dt>Day</dt>
        <dd>{longDayName(slotDay(visit.slot.start))}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          {slotSpan(visit.slot)}
          <Quiet> ({minutesName(visit.slot.minutes)})</Quiet>
        </dd>
      </div>
      <Total>
        <dt>Call-out fee</dt>
        <dd>{visit.callOutFee ?? 'Free'}</dd>
      </Total>
    </Facts>
  </Stack>
)

const Names = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  ${font(16, 600)}
`

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  ${tabular}

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    ${font(16, 600)}
  }
`

const Quiet = styled.span`
  color: var(--ink-2);
  ${font(14)}
`

const Total = styled.div`
  align-items: baseline;
  padding-top: var(--space-3);
  border-top: var(--border) solid var(--line);

  && dt {
    color: var(--ink);
    ${font(16, 600)}
  }
  && dd {
    ${font(20, 800)}
  }
`
