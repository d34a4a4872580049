import type { ReactNode } from 'react'
import { locale } from '#domain/locale/locale.ts'
import type { TermsPage as PageName } from '#domain/terms/termsPages.ts'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { TermsScreen } from '#ui-kit/screens/terms/TermsScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useScrollToHash } from '#web/state/navigation/useScrollToHash.ts'
import { termsText, termsTrail } from './termsTexts.ts'
import { usePageView } from './usePageView.ts'

type TermsPageProps = {
  page: PageName
  aside?: ReactNode
  /** The parts of the aside that the table of contents lists. */
  asideLinks?: readonly { id: string; heading: string; needsScript?: boolean }[]
}

/** A page of the shop's terms, with its text from the locale. Its view is counted. */
export const TermsPage = ({ page, ...aside }: TermsPageProps) => {
  const { terms } = useClient()
  const text = termsText(page, terms)
  usePageView(page, text.title)
  useScrollToHash()

  return (
    <>
      <PageHead title={text.title} description={text.lead} />
      <TermsScreen
        title={text.title}
        lead={text.lead}
        trail={termsTrail(text.title)}
        sections={sectionProps(text.sections)}
        contentsTitle={locale.contents}
        {...aside}
      />
    </>
  )
}
