import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'

export type Question = {
  question: string
  /** The answer, a paragraph each. */
  answer: readonly string[]
  /** The page that says more. */
  link?: { text: string; href: string } | undefined
}

/** Questions that open to their answers. */
export const Questions = ({ questions }: { questions: readonly Question[] }) =>
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
