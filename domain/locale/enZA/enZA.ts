import { aboutText } from './aboutText.ts'
import { contactText } from './contactText.ts'
import { deliveryText } from './deliveryText.ts'
import { faqText } from './faqText.ts'
import { helpText, movedPageText } from './helpText.ts'
import { layBuyCalculatorText, layBuyText } from './layBuyText.ts'
import { payLaterCalculatorText, payLaterText, standingText } from './payLaterText.ts'
import { planText } from './planText.ts'
import { ownDataText, privacyText } from './privacyText.ts'
import { returnsText } from './returnsText.ts'

/** English as South Africans write it. Figures come from `businessConstants`; delivery terms are those of the deployment. */
export const enZA = {
  /** BCP 47. */
  language: 'en-ZA',
  home: 'Home',
  contents: 'On this page',
  terms: {
    delivery: deliveryText,
    payLater: payLaterText,
    layBuy: layBuyText,
    returns: returnsText,
    privacy: privacyText,
  },
  about: aboutText,
  help: helpText,
  movedPage: movedPageText,
  faq: faqText,
  contact: contactText,
  plan: planText,
  payLaterCalculator: payLaterCalculatorText,
  layBuyCalculator: layBuyCalculatorText,
  standing: standingText,
  ownData: ownDataText,
}
