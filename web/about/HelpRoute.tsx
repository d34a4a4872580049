import { deliveryAreas } from '#domain/deliveryAreas.ts'
import { rand } from '#domain/kernel/money.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { ContentScreen } from '#ui-kit/screens/shopper/ContentScreen.tsx'
import { useClient } from '#web/client/client.ts'
import { PageHead } from '#web/shell/PageHead.tsx'

/** Answers to what shoppers ask most. */
export const HelpRoute = () => {
  const { terms } = useClient()

  return (
    <>
      <PageHead title="Help" description={lead} />
      <ContentScreen
        title="Help"
        lead={lead}
        trail={[{ label: 'Home', href: '/' }, { label: 'Help' }]}
        sections={[
          {
            heading: 'How do I order?',
            paragraphs: [
              'Put what you want in the cart, open the cart and press "Review order". You log in, choose a delivery address and place the order. Your cart is kept while you log in.',
            ],
          },
          {
            heading: 'How do I pay?',
            paragraphs: [
              'On delivery, in cash or by card. You choose it with the order and may change it while the order is pending.',
            ],
          },
          {
            heading: 'What does delivery cost?',
            paragraphs: [
              `Nothing from ${rand(terms.freeFrom)} in a single order; ${rand(terms.fee)} below that. The cart shows how much is missing.`,
              `In ${deliveryAreas.join(' and ')} we deliver on the same day.`,
            ],
          },
          {
            heading: 'Where is my order?',
            paragraphs: [
              <>
                Under <Anchor href="/account/orders">your orders</Anchor> every step is shown with its time, from placed
                to delivered.
              </>,
            ],
          },
          {
            heading: 'Can I cancel?',
            paragraphs: ['Yes, yourself, as long as the order is pending. After that, call us.'],
          },
          {
            heading: 'Something else?',
            paragraphs: [
              <>
                <Anchor href="/ContactUs">Ask a person</Anchor>.
              </>,
            ],
          },
        ]}
      />
    </>
  )
}

const lead = 'Short answers about ordering, paying and delivery.'
