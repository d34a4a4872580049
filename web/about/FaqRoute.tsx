import type { FrequentQuestion } from '#domain/locale/enZA/faqText.ts'
import { locale } from '#domain/locale/locale.ts'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { sectionProps } from '#web/state/locale/sectionProps.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { helpTrail } from './helpTrail.ts'

/** `/Help/faq`: the questions that shoppers ask most, with their answers. */
export const FaqRoute = () => {
  const { title, lead, groups, more } = locale.faq(useClient().terms)

  return (
    <>
      <PageHead title={title} description={lead} />
      <ContentScreen
        title={title}
        lead={lead}
        trail={helpTrail(title)}
        sections={[
          ...groups.map(({ heading, questions }) => ({ heading, children: <Questions questions={questions} /> })),
          ...sectionProps({ more }),
        ]}
      />
    </>
  )
}

const Questions = ({ questions }: { questions: readonly FrequentQuestion[] }) =>
  questions.map(({ question, answer, link }) => (
    <Disclosure key={question} label={question}>
      {answer.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {link && (
        <p>
          <Anchor href={link.href}>{link.text}</Anchor>
        </p>
      )}
    </Disclosure>
  ))
