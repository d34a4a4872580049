import { locale } from '#domain/locale/locale.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { sectionProps } from '#web/state/locale/sectionProps.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { movedPageOf } from './movedPaths.ts'

/** `/Help`: the way to every answer. The addresses of pages that an older shop had show it too, and say that they have moved. */
export const HelpRoute = ({ visit }: { visit: Visit }) => {
  const { title, lead, sections } = locale.help()
  const moved = movedPageOf(visit.path)

  return (
    <>
      <PageHead title={title} description={lead} />
      <ContentScreen
        title={title}
        lead={lead}
        trail={[{ label: locale.home, href: '/' }, { label: title }]}
        notice={
          moved && (
            <Notice tone="info" title={locale.movedPage.title}>
              {locale.movedPage.sentence(moved)}
            </Notice>
          )
        }
        sections={sectionProps(sections)}
      />
    </>
  )
}
