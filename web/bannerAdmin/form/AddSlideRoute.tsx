import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SlideFormScreen } from '#ui-kit/screens/bannerAdmin/SlideFormScreen.tsx'
import { emptySlide, isSameSlide, type SlideDraft } from '#ui-kit/shop/bannerAdmin/slideDraft.ts'
import { editSlideHref } from '#web/bannerAdmin/slideRow.ts'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from '#web/state/recordForm/formFailure.ts'
import { useAddRecord } from '#web/state/recordForm/useAddRecord.ts'
import { slideFormRules } from './slideFormRules.ts'
import { addSlideRequest, slideFieldOf } from './slideRequests.ts'
import { useSlidePicture } from './useSlidePicture.ts'

/** The form of a new slide. */
export const AddSlideRoute = () => {
  const { form, leaving } = useNewSlide()

  return (
    <>
      <PageHead title="Add slide" />
      <SlideFormScreen mode="add" form={form} leaving={leaving} />
    </>
  )
}

const useNewSlide = () => {
  const { shop } = useClient()
  const navigate = useNavigate()
  const [draft, onDraft] = useState(emptySlide)
  const { picture, isUploading } = useSlidePicture(onDraft)
  const { leaving, allowLeaving } = useUnsavedChanges('/AddSlide', isUploading || !isSameSlide(draft, emptySlide))
  const { add, busy, failed } = useAddRecord({
    send: (querydata: ReturnType<typeof addSlideRequest>, options) =>
      shop.send('POST api/marketing-images/add', { querydata }, options),
    stale: ['GET api/marketing-images', 'GET audit/'],
    onAdded: ({ result }) => {
      allowLeaving()
      navigate(editSlideHref(result.id), { replace: true })
    },
  })

  const form = {
    ...{ draft, onDraft, opened: emptySlide, busy, picture, ...slideFormRules, cancelHref: '/Banner_Management' },
    ...formFailure(failed, 'Failed to add slide', slideFieldOf),
    onSettle: onDraft,
    onSubmit: (submitted: SlideDraft) => add(addSlideRequest(submitted)),
  }
  return { form, leaving }
}
