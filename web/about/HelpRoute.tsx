import { deliveryAreas } from '#domain/businessConstants.ts'
import { deliverySentence } from '#domain/order/deliverySentence.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

/** Answers to the questions that shoppers ask most. */
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
              'At your door, when your order arrives: in cash, or by credit or debit card on the driver’s card machine. We never ask for your card number online.',
              'You choose how to pay when you order, and you can change it while your order is Pending.',
            ],
          },
          {
            heading: 'What does delivery cost?',
            paragraphs: [
              `${deliverySentence(terms)} Your cart shows how much more makes it free.`,
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
            paragraphs: ['Yes, you can cancel it while it is Pending. After that, call us.'],
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
