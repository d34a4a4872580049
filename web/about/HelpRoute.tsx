import { locale } from '#domain/locale/locale.ts'
import { HelpScreen } from '#ui-kit/screens/about/HelpScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
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
      <HelpScreen
        title={title}
        lead={lead}
        trail={[{ label: locale.home, href: '/' }, { label: title }]}
        moved={moved ? { title: locale.movedPage.title, sentence: locale.movedPage.sentence(moved) } : undefined}
        sections={sectionProps(sections)}
      />
    </>
  )
}
