import { deliveryAreas, sameDayOrderTime } from '#domain/businessConstants.ts'
import { formatShortRand } from '#domain/kernel/money.ts'
import { ServicePromises } from '#ui-kit/shop/catalogue/ServicePromises.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { useClient } from '#web/state/client.ts'
import { TermsPage } from './TermsPage.tsx'

/** What delivery costs, and where it takes place on the same day. */
export const DeliveryRoute = () => {
  const { terms } = useClient()

  return (
    <TermsPage
      page="delivery"
      aside={
        <Card>
          <ServicePromises
            layout="list"
            freeFrom={formatShortRand(terms.freeFrom)}
            areas={deliveryAreas}
            orderBefore={sameDayOrderTime}
          />
        </Card>
      }
    />
  )
}
