import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { DateBlock } from './DateBlock.tsx'
import { longDayName, minutesName, type Slot, slotDay, slotSpan } from './slotTimes.ts'

type VisitTimeProps = {
  /** Start and end of the visit. */
  slot: Slot
  /** Formatted; undefined if coming is free. */
  callOutFee: string | undefined
}

/** Day and time of a visit, large enough to read from afar. */
export const VisitTime = ({ slot, callOutFee }: VisitTimeProps) => (
  <Row wrap gap={4}>
    <DateBlock day={slotDay(slot.start)} />
    <Words>
      <Text strong>{longDayName(slotDay(slot.start))}</Text>
      <When>{slotSpan(slot)}</When>
      <Text size={14} tone="ink-2">
        {minutesName(slot.minutes)} · {callOutFee ? `call-out fee ${callOutFee}, paid at the door` : 'no call-out fee'}
      </Text>
    </Words>
  </Row>
)

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`

const When = styled.p`
  ${font(20, 800)}
  ${tabular}
`
