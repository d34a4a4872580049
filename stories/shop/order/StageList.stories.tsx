import { Check, Clock, X } from 'lucide-react'
import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stage, StageList } from '#ui-kit/shop/order/StageList.tsx'

const meta = preview.meta({ title: 'Shop/Orders/StageList', component: StageList })

export const OnItsWay = meta.story({
  render: () => (
    <StageList aria-label="Where it is">
      <Stage label="Requested" state="done" icon={<Check size={18} aria-hidden />}>
        <Text size={14}>23 Nov 2026, 09:12</Text>
      </Stage>
      <Stage label="Confirmed" state="now" icon={<Clock size={18} aria-hidden />} />
      <Stage label="Visit" state="ahead" />
    </StageList>
  ),
})

export const EndedEarly = meta.story({
  render: () => (
    <StageList aria-label="Where it is">
      <Stage label="Requested" state="done" icon={<Check size={18} aria-hidden />} />
      <Stage label="Canceled" state="ended" icon={<X size={18} aria-hidden />} />
    </StageList>
  ),
})
