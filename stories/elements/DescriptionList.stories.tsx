import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'

const meta = preview.meta({ title: 'Elements/DescriptionList', component: DescriptionList })

const parts = [
  <DescriptionItem key="customer" name="Customer" wide detail="amina@ekhaya.example">
    Amina Daniels
  </DescriptionItem>,
  <DescriptionItem key="since" name="Customer since">
    <Moment at="2026-03-04T07:15:00.000Z" show="date" />
  </DescriptionItem>,
  <DescriptionItem key="orders" name="Orders" detail="2 on their way">
    14
  </DescriptionItem>,
  <DescriptionItem key="status" name="Status">
    <Badge tone="ok">Active</Badge>
  </DescriptionItem>,
]

export const Customer = meta.story({
  render: () => <DescriptionList>{parts}</DescriptionList>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Customer since').tagName).toBe('DT')
  },
})

const longest = () => (
  <DescriptionList>
    <DescriptionItem
      name="Customer"
      wide
      detail="thembelihle.nomathamsanqa.nkosi-mabuza.van.der.westhuizen@ekhaya.example"
    >
      Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen
    </DescriptionItem>
    {parts.slice(1)}
  </DescriptionList>
)

export const LongText = meta.story({ render: longest })

export const SmallPhone = meta.story({ render: longest, globals: { viewport: { value: 'small' } } })
