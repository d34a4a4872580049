import { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx'
import type { ContentSectionProps } from './ContentSection.tsx'
import { type Question, Questions } from './Questions.tsx'

type FaqScreenProps = Pick<ContentScreenProps, 'title' | 'lead' | 'trail'> & {
  /** The questions by topic. */
  groups: readonly { heading: string; questions: readonly Question[] }[]
  /** Below the questions: where to ask another one. */
  more: readonly ContentSectionProps[]
}

/** The questions that shoppers ask most, with their answers. */
export const FaqScreen = ({ groups, more, ...page }: FaqScreenProps) => (
  <ContentScreen
    {...page}
    sections={[
      ...groups.map(({ heading, questions }) => ({ heading, children: <Questions questions={questions} /> })),
      ...more,
    ]}
  />
)
