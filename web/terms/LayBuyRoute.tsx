import { locale } from '#domain/locale/locale.ts'
import { LayBuyCalculator } from './LayBuyCalculator.tsx'
import { TermsPage } from './TermsPage.tsx'

const calculator = { id: 'calculator', heading: locale.layBuyCalculator.heading }

/** How a lay-buy works, with a calculator. */
export const LayBuyRoute = () => (
  <TermsPage page="layBuy" aside={<LayBuyCalculator id={calculator.id} />} asideLinks={[calculator]} />
)
