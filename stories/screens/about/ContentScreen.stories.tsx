import { Phone } from 'lucide-react'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/ContentScreen',
  component: ContentScreen,
  args: {
    title: 'Free delivery',
    lead: 'Orders of R\u00a0250 or more in a single transaction come to you without a delivery fee.',
    trail: [{ label: 'Home', href: '/' }, { label: 'Free delivery' }],
    sections: [
      {
        heading: 'Where we deliver',
        paragraphs: [
          'Soweto Pimville in Gauteng, and Tiyani Magoro in Limpopo. In both, what you order comes the same day.',
        ],
      },
      {
        heading: 'What may be excluded',
        paragraphs: [
          'Some products may be excluded because of their size, their weight or how they must be handled.',
          'Where that is so, the product page says it before you order, with the fee that applies.',
        ],
      },
      { heading: 'Paying', paragraphs: ['You pay at your door: in cash, or by card on the driver’s card machine.'] },
    ],
  },
  parameters: { layout: 'fullscreen' },
})

export const FreeDelivery = meta.story({})

export const WithAside = meta.story({
  args: {
    aside: (
      <Card>
        <Stack gap={3} align="start">
          <Heading level={2} size={20}>
            Ask a person
          </Heading>
          <p>Monday to Saturday, 08:00 to 18:00.</p>
          <Button kind="secondary" href="tel:+27110000000" icon={<Phone size={20} aria-hidden />}>
            011 000 0000
          </Button>
        </Stack>
      </Card>
    ),
  },
})

export const LongText = meta.story({
  args: {
    title: 'Terms of delivery for large, heavy and fragile goods outside the named areas',
    sections: Array.from({ length: 6 }, (_, place) => ({
      heading: `Part ${place + 1}: what we ask of you before the van leaves the yard`,
      paragraphs: [
        'Measure your door, your stairs and the place where it will stand. Tell us about dogs, gates and roads that a van cannot use. If nobody is home we phone, wait ten minutes, and come again on the next working day.',
      ],
    })),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
