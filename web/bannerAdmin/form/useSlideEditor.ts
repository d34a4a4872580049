import { isSameSlide } from '#ui-kit/shop/bannerAdmin/slideDraft.ts'
import { editSlideHref } from '#web/bannerAdmin/slideRow.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from '#web/state/recordForm/formFailure.ts'
import { useRecordEditor } from '#web/state/recordForm/useRecordEditor.ts'
import { slideFormRules } from './slideFormRules.ts'
import { type EditableSlide, slideFieldOf, toSlideDraft, updateSlideRequest } from './slideRequests.ts'
import { useSlidePicture } from './useSlidePicture.ts'

/** The form of an existing slide. */
export const useSlideEditor = (slide: EditableSlide) => {
  const { shop } = useClient()
  const params = { id: slide.id }
  const {
    form: fields,
    saved,
    failed,
  } = useRecordEditor(slide, {
    toDraft: toSlideDraft,
    requestOf: updateSlideRequest,
    send: (querydata, options) => shop.send('POST api/marketing-images/updateById/:id', { params, querydata }, options),
    load: () => loadSlide(shop, slide.id),
    stale: ['GET api/marketing-images', 'GET audit/'],
  })
  const { draft, opened, onDraft } = fields
  const { picture, isUploading } = useSlidePicture(onDraft)
  const { leaving } = useUnsavedChanges(editSlideHref(slide.id), isUploading || !isSameSlide(draft, opened))

  const form = {
    ...{ ...fields, picture, ...slideFormRules, cancelHref: '/Banner_Management' },
    ...formFailure(failed, 'Failed to update slide', slideFieldOf),
  }
  return { form, leaving, state: saved.state }
}

/** Loads a slide to edit, from its own record. */
export const loadSlide = async (shop: Client['shop'], id: string): Promise<EditableSlide> =>
  (await shop.get('GET api/marketing-images/forEdit/:id', { params: { id } })).result
