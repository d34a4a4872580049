import preview from '#storybook/preview.tsx'
import { RowCard, RowCardFigure, RowCardLine, RowCardLink, RowCardText } from '#ui-kit/shop/adminTable/RowCard.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/RowCard',
  component: RowCard,
  args: {
    children: (
      <>
        <RowCardLine>
          <RowCardLink href="/Orders_Management/EK-7F3K-92QD">EK-7F3K-92QD</RowCardLink>
          <RowCardFigure>R 958.40</RowCardFigure>
        </RowCardLine>
        <RowCardText>Amina Daniels</RowCardText>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
})

export const OneOrder = meta.story({})

export const Selected = meta.story({ render: (args) => <RowCard {...args} data-selected /> })

export const LongText = meta.story({
  args: {
    children: (
      <RowCardLine>
        <RowCardLink href="/Customers_Management/nomathemba">
          Nomathemba-Khanyisile Mkhwanazi-van-Rensburg of Vredendal-Suid
        </RowCardLink>
        <RowCardFigure>R 1 204 958.40</RowCardFigure>
      </RowCardLine>
    ),
  },
  globals: { viewport: { value: 'small' } },
})
