import { Notice } from '#ui-kit/elements/Notice.tsx'
import { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx'

type HelpScreenProps = Pick<ContentScreenProps, 'title' | 'lead' | 'trail' | 'sections'> & {
  /** Set at the address of a page that is no more: what happened to it. */
  moved?: { title: string; sentence: string } | undefined
}

/** The way to every answer: a list of links, each with what is behind it. */
export const HelpScreen = ({ moved, ...page }: HelpScreenProps) => (
  <ContentScreen
    {...page}
    notice={
      moved && (
        <Notice tone="info" title={moved.title}>
          {moved.sentence}
        </Notice>
      )
    }
  />
)
