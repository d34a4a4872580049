import { locale } from '#domain/locale/locale.ts'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

/** Who the shop is. */
export const AboutRoute = () => {
  const { title, lead, sections } = locale.about(useClient().terms)

  return (
    <>
      <PageHead title={title} description={lead} />
      <ContentScreen
        title={title}
        lead={lead}
        trail={[{ label: locale.home, href: '/' }, { label: title }]}
        sections={sectionProps(sections)}
      />
    </>
  )
}
