import { Pencil } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { bannerManagementCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'
import { NoSuchSlide } from './NoSuchSlide.tsx'

export type SlideHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

type SlideHistoryScreenProps = {
  /** The slide's title; the id while it loads. */
  title: string
  /** Where the form that changes it is. */
  editHref: string
  /** The facts of the slide and what to do with them. */
  history: SlideHistoryProps
  /** There is no such slide. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The history of a slide: who changed what, and what it was before. */
export const SlideHistoryScreen = (props: SlideHistoryScreenProps) => (
  <TitledPage
    trail={[homeCrumb, bannerManagementCrumb]}
    title={props.missing ? 'No slide found' : props.title}
    aside={
      !props.missing && (
        <Button kind="secondary" size="small" href={props.editHref} icon={<Pencil size={16} aria-hidden />}>
          Edit
        </Button>
      )
    }
  >
    {content(props)}
  </TitledPage>
)

const content = ({ missing, failure, history }: SlideHistoryScreenProps) => {
  if (missing) return <NoSuchSlide title="No history" />
  if (failure) return <ErrorPanel {...failure} />

  return <RecordHistory {...history} noun="slide" exampleType="SlideScheduled" shortcuts={shortcuts} />
}

const shortcuts = [
  { label: 'Days', words: 'scheduled' },
  { label: 'Picture', words: 'picture' },
  { label: 'Place', words: 'place' },
  { label: 'In the banner', words: 'banner' },
]
