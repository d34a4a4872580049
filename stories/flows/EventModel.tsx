import { styled } from 'styled-components'

/** The files of `docs/event-model`, as they are written from the code. */
const files = import.meta.glob<string>('../../docs/event-model/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The kinds of records that have a board. */
export const boards = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.html$/g, ''))
  .filter((noun) => noun !== 'index')

type EventModelProps = {
  /** A kind of record: `order`. */
  noun: string
}

/** The board of one kind of record: screens, commands, facts, policies, read models, and the screens that show them. */
export const EventModel = ({ noun }: EventModelProps) => {
  const document = files[`../../docs/event-model/${noun}.html`] ?? ''
  const styles = /<style>([\s\S]*)<\/style>/.exec(document)?.[1] ?? ''
  const content = /<body>([\s\S]*)<\/body>/.exec(document)?.[1] ?? ''

  return (
    <Page>
      <style>{styles}</style>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a program of this repository has written it. */}
      <div dangerouslySetInnerHTML={{ __html: content }} />
    </Page>
  )
}

const Page = styled.div`
  padding: var(--space-4);
`
