import { locale } from '#domain/locale/locale.ts'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { sectionProps } from '#web/state/locale/sectionProps.tsx'
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
