import { deliveryAreas } from '#domain/deliveryAreas.ts'
import { rand } from '#domain/kernel/money.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { ContentScreen } from '#ui-kit/screens/shopper/ContentScreen.tsx'
import { useClient } from '#web/client/client.ts'
import { PageHead } from '#web/shell/PageHead.tsx'

/** Who the shop is. */
export const AboutRoute = () => {
  const { terms } = useClient()

  return (
    <>
      <PageHead title="About Us" description={lead} />
      <ContentScreen
        title="About Us"
        lead={lead}
        trail={[{ label: 'Home', href: '/' }, { label: 'About Us' }]}
        sections={[
          {
            heading: 'What we sell',
            paragraphs: [
              'Appliances, hardware and household goods: the kettle, the drill that hangs its shelf, and the paint for the wall behind it.',
              'Every product page says what is in stock today, what it measures, what is in the box and how long it is under warranty.',
            ],
          },
          {
            heading: 'How you get it',
            paragraphs: [
              `We deliver on the same day in ${deliveryAreas.join(' and ')}. Delivery is free from ${rand(terms.freeFrom)} in a single order; below that it costs ${rand(terms.fee)}.`,
              'You pay on delivery, in cash or by card. Nothing is charged when you order.',
            ],
          },
          {
            heading: 'Why we do it',
            paragraphs: [
              'Isikhaya, legae, huis: a home is made of small things that work. We want them to be close by and fairly priced, so that life at home is easier and more affordable.',
            ],
          },
        ]}
      />
    </>
  )
}

const lead = `${shopIdentity.name} means "at home". We have been fitting out South African homes since ${shopIdentity.since}.`
