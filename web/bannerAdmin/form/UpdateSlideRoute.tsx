import { SlideFormScreen } from '#ui-kit/screens/bannerAdmin/SlideFormScreen.tsx'
import { slideHistoryHref } from '#web/bannerAdmin/slideRow.ts'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useFreshRecord } from '#web/state/recordForm/useFreshRecord.ts'
import type { EditableSlide } from './slideRequests.ts'
import { loadSlide, useSlideEditor } from './useSlideEditor.ts'

/** The form of an existing slide. */
export const UpdateSlideRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <UpdateSlide key={id} id={id} />
}

const UpdateSlide = ({ id }: { id: string }) => {
  const { shop } = useClient()
  const { record: slide, failed, retry } = useFreshRecord(() => loadSlide(shop, id))
  if (slide) return <OpenSlide slide={slide} />

  return (
    <>
      <PageHead title="Update slide" />
      <SlideFormScreen
        mode="update"
        form={undefined}
        missing={failed?.reason.status === 404}
        failure={failed && { message: failed.message, onRetry: retry }}
      />
    </>
  )
}

const OpenSlide = ({ slide }: { slide: EditableSlide }) => {
  const { form, leaving, state } = useSlideEditor(slide)

  return (
    <>
      <PageHead title={`Update ${slide.title}`} />
      <SlideFormScreen
        mode="update"
        form={form}
        state={state}
        leaving={leaving}
        historyHref={slideHistoryHref(slide.id)}
      />
    </>
  )
}
