import { storyNameFromExport } from 'storybook/internal/csf'
import { sentences, storyIdOf, unseenSentences } from './sentences.ts'

const sections: Readonly<Record<number, string>> = {
  1: 'Who the shop is for',
  2: 'Screens and layout',
  3: 'Products',
  4: 'Orders',
  5: 'Fields of forms',
  8: 'Messages and errors',
  9: 'Payment',
}

/** Every sentence of the specification that people see, by section, each with a link to the story that shows it. */
export const CopyTable = () => (
  <table style={{ width: '100%' }}>
    <thead>
      <tr>
        <th scope="col" style={{ textAlign: 'start' }}>
          Sentence
        </th>
        <th scope="col" style={{ textAlign: 'start' }}>
          Story
        </th>
      </tr>
    </thead>
    {Object.entries(sections).map(([section, title]) => (
      <tbody key={section}>
        <tr>
          <th scope="rowgroup" colSpan={2} style={{ textAlign: 'start' }}>
            {title} (section {section})
          </th>
        </tr>
        {sentences
          .filter((sentence) => sentence.section === Number(section))
          .map(({ text, story }) => (
            <tr key={`${story} ${text}`}>
              <td>{text}</td>
              <td>
                <a href={`./?path=/story/${storyIdOf(story)}`} target="_top">
                  {nameOf(story)}
                </a>
              </td>
            </tr>
          ))}
      </tbody>
    ))}
  </table>
)

/** What the shop never shows, with the reason. */
export const UnseenSentences = () => (
  <ul>
    {Object.entries(unseenSentences).map(([text, reason]) => (
      <li key={text}>
        “{text}”: {reason}
      </li>
    ))}
  </ul>
)

// `Shop/Account/LoginForm#NotAnswered` -> `LoginForm: Not Answered`
const nameOf = (story: string) => {
  const [title = '', name = ''] = story.split('#')
  return `${title.split('/').at(-1)}: ${storyNameFromExport(name)}`
}
