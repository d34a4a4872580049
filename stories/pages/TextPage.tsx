import { locale } from '#domain/locale/locale.ts'
import type { PageText } from '#domain/locale/pageText.ts'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { TermsScreen } from '#ui-kit/screens/terms/TermsScreen.tsx'

type TextPageProps = {
  /** The text as it is served. */
  text: PageText<string>
}

/** A page about the shop, with the text that visitors get. */
export const AboutTheShop = ({ text: { title, lead, sections } }: TextPageProps) => (
  <ContentScreen title={title} lead={lead} trail={trailOf(title)} sections={sectionProps(sections)} />
)

/** A page of the terms, with the text that visitors get. */
export const Terms = ({ text: { title, lead, sections } }: TextPageProps) => (
  <TermsScreen
    title={title}
    lead={lead}
    trail={trailOf(title)}
    sections={sectionProps(sections)}
    contentsTitle={locale.contents}
  />
)

/** The breadcrumb of a page below the home page. */
export const trailOf = (title: string) => [{ label: locale.home, href: '/' }, { label: title }]
