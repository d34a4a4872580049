import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'
import { ContentScreen } from '#ui-kit/screens/about/ContentScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { helpTrail } from './helpTrail.ts'
import { type FrequentQuestion, questionGroups } from './questions.ts'

/** `/Help/faq`: the questions that shoppers ask most, with their answers. */
export const FaqRoute = () => (
  <>
    <PageHead title="Questions and answers" description={lead} />
    <ContentScreen
      title="Questions and answers"
      lead={lead}
      trail={helpTrail('Questions and answers')}
      sections={[
        ...questionGroups(useClient().terms).map(({ heading, questions }) => ({
          heading,
          children: <Questions questions={questions} />,
        })),
        {
          heading: 'Something else?',
          paragraphs: [
            <>
              <Anchor href="/Help/contact">Ask a person</Anchor>: we answer within one working day.
            </>,
          ],
        },
      ]}
    />
  </>
)

const lead = 'Short answers about ordering, paying, delivery, bookings and your data.'

const Questions = ({ questions }: { questions: readonly FrequentQuestion[] }) =>
  questions.map(({ question, answer, link }) => (
    <Disclosure key={question} label={question}>
      {answer.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {link && (
        <p>
          <Anchor href={link.href}>{link.label}</Anchor>
        </p>
      )}
    </Disclosure>
  ))
