import { fn } from 'storybook/test'
import { defaultDeliveryFee, freeDeliveryFrom } from '#domain/businessConstants.ts'
import { enquiryFieldError, messageRule } from '#domain/enquiry/enquiryRules.ts'
import { locale } from '#domain/locale/locale.ts'
import { enquiryTopicOptions } from '#stories/shop/enquiry/enquiries.ts'
import preview from '#storybook/preview.tsx'
import { ContactScreen } from '#ui-kit/screens/about/ContactScreen.tsx'
import { FaqScreen } from '#ui-kit/screens/about/FaqScreen.tsx'
import { HelpScreen } from '#ui-kit/screens/about/HelpScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { emptyEnquiry } from '#ui-kit/shop/enquiry/enquiryDraft.ts'
import { AboutTheShop, Terms, trailOf } from './TextPage.tsx'
import { WholePage } from './WholePage.tsx'

const delivery = { fee: defaultDeliveryFee, freeFrom: freeDeliveryFrom }
const faq = locale.faq(delivery)
const contact = locale.contact()
const help = locale.help()

const meta = preview.meta({
  title: 'Pages/Texts',
  component: WholePage,
  args: { paths: ['/AboutUs'], children: <AboutTheShop text={locale.about(delivery)} /> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
})

export const AboutUs = meta.story({})
const helpPage = {
  title: help.title,
  lead: help.lead,
  trail: trailOf(help.title),
  sections: sectionProps(help.sections),
}

export const Help = meta.story({ args: { paths: ['/Help'], children: <HelpScreen {...helpPage} /> } })

/** At the address of a page that an older version of the shop had. */
export const MovedPage = meta.story({
  args: {
    children: (
      <HelpScreen
        {...helpPage}
        moved={{ title: locale.movedPage.title, sentence: locale.movedPage.sentence('Payment') }}
      />
    ),
  },
})

export const FrequentQuestions = meta.story({
  args: {
    paths: ['/Help/faq'],
    children: (
      <FaqScreen
        title={faq.title}
        lead={faq.lead}
        trail={trailOf(faq.title)}
        groups={faq.groups}
        more={sectionProps({ more: faq.more })}
      />
    ),
  },
})

export const ContactUs = meta.story({
  args: {
    paths: ['/ContactUs', '/Help/contact'],
    children: (
      <ContactScreen
        title={contact.title}
        lead={contact.lead}
        trail={trailOf(contact.title)}
        formHeading={contact.form}
        form={{
          draft: emptyEnquiry,
          onDraft: fn(),
          topics: enquiryTopicOptions,
          check: enquiryFieldError,
          maxLength: messageRule.max,
          onSubmit: fn(),
          onAgain: fn(),
          privacyHref: '/Privacy',
        }}
        details={sectionProps(contact.details)}
      />
    ),
  },
})

export const Delivery = meta.story({
  args: { paths: ['/DeliveryTermsAndConditions'], children: <Terms text={locale.terms.delivery(delivery)} /> },
})
export const BuyNowPayLater = meta.story({
  args: { paths: ['/BuyNowPayLater'], children: <Terms text={locale.terms.payLater()} /> },
})
export const LayBuy = meta.story({ args: { paths: ['/LayBuy'], children: <Terms text={locale.terms.layBuy()} /> } })
export const Returns = meta.story({ args: { paths: ['/Returns'], children: <Terms text={locale.terms.returns()} /> } })
export const Privacy = meta.story({ args: { paths: ['/Privacy'], children: <Terms text={locale.terms.privacy()} /> } })
