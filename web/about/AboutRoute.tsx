import { deliveryAreas } from '#domain/businessConstants.ts'
import { deliverySentence } from '#domain/order/deliverySentence.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

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
              `We deliver on the same day in ${deliveryAreas.join(' and ')}. ${deliverySentence(terms)}`,
              'You pay at your door, in cash or by card: the driver brings a card machine. You pay nothing when you order.',
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
