import { locale } from '#domain/locale/locale.ts'
import { FaqScreen } from '#ui-kit/screens/about/FaqScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { helpTrail } from './helpTrail.ts'

/** `/Help/faq`: the questions that shoppers ask most, with their answers. */
export const FaqRoute = () => {
  const { title, lead, groups, more } = locale.faq(useClient().terms)

  return (
    <>
      <PageHead title={title} description={lead} />
      <FaqScreen title={title} lead={lead} trail={helpTrail(title)} groups={groups} more={sectionProps({ more })} />
    </>
  )
}
