import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Detail, Details } from '#ui-kit/elements/Details.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'

const meta = preview.meta({ title: 'Elements/Details', component: Details })

const parts = [
  <Detail key="customer" name="Customer" wide quiet="amina@ekhaya.example">
    Amina Dlamini
  </Detail>,
  <Detail key="since" name="Customer since">
    <Moment at="2026-03-04T07:15:00.000Z" show="date" />
  </Detail>,
  <Detail key="orders" name="Orders" quiet="2 on their way">
    14
  </Detail>,
  <Detail key="status" name="Status">
    <Badge tone="ok">Active</Badge>
  </Detail>,
]

export const Customer = meta.story({
  render: () => <Details>{parts}</Details>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Customer since').tagName).toBe('DT')
  },
})

const longest = () => (
  <Details>
    <Detail name="Customer" wide quiet="thembelihle.nomathamsanqa.nkosi-mabuza.van.der.westhuizen@ekhaya.example">
      Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen
    </Detail>
    {parts.slice(1)}
  </Details>
)

export const LongText = meta.story({ render: longest })

export const SmallPhone = meta.story({ render: longest, globals: { viewport: { value: 'small' } } })
