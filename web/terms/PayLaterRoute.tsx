import { locale } from '#domain/locale/locale.ts'
import { PayLaterStanding } from '#ui-kit/shop/terms/PayLaterStanding.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { PayLaterCalculator } from './PayLaterCalculator.tsx'
import { TermsPage } from './TermsPage.tsx'
import { usePayLaterStanding } from './usePayLaterStanding.ts'

const standing = { id: 'standing', heading: locale.standing.heading }
const calculator = { id: 'calculator', heading: locale.payLaterCalculator.heading }

/** Who may buy now and pay later, with the visitor's own standing and a calculator. */
export const PayLaterRoute = () => (
  <TermsPage
    page="payLater"
    asideLinks={[{ ...standing, needsScript: true }, calculator]}
    aside={
      <Stack gap={5}>
        <PayLaterStanding {...standing} standing={usePayLaterStanding()} />
        <PayLaterCalculator id={calculator.id} />
      </Stack>
    }
  />
)
