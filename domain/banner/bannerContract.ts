import { z } from 'zod'
import { pictureUpload, StoredPictureResponse } from '#domain/catalogue/pictureUpload.ts'
import { contract } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { NewSlide, SlideEdit } from './slideForm.ts'
import { slideStates } from './slideState.ts'

/** A slide of the banner. `thumbnail` is its 4 to 3 picture for phones, `medium` the 16 to 9 one for desks. */
const SlideResponse = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of this shop. */
  link: z.string(),
  /** At most one. */
  images: z.array(z.object({ thumbnail: z.string(), medium: z.string() })),
  /** Empty without a picture. */
  alt: z.string(),
  /** The first and the last day in South Africa: `2026-12-16`. */
  from: z.string(),
  until: z.string(),
})

/** A slide's record as admins see it. */
const SlideRecord = SlideResponse.extend({
  /** Its place in the banner: the lowest comes first. */
  order: z.number(),
  isActive: z.boolean(),
  /** The number of edits since it was added. */
  version: z.number(),
})

/** A slide's record, with its state today. */
const AdminSlide = SlideRecord.extend({ state: z.enum(slideStates) })

const idParams = z.object({ id: z.string() })

/** The endpoints of the banner. */
export const bannerContract = contract({
  'GET api/marketing-images': {
    summary: 'The slides of the banner that run today, in their order',
    access: 'anyone',
    sharedBy: 'everyone',
    isTimed: true,
    response: z.object({ results: z.array(SlideResponse) }),
  },
  'GET api/marketing-images/all': {
    summary: 'Every slide with its state today, in the order of the banner',
    access: 'admin',
    response: z.object({ results: z.array(AdminSlide) }),
  },
  'GET api/marketing-images/forEdit/:id': {
    summary: 'A slide to edit',
    access: 'admin',
    params: idParams,
    response: z.object({ result: AdminSlide }),
  },
  'POST api/marketing-images/add': {
    summary: 'Add a slide to the banner',
    access: 'admin',
    querydata: NewSlide,
    response: z.object({ result: AdminSlide }),
  },
  'POST api/marketing-images/updateById/:id': {
    summary:
      'Edit, move, schedule or withdraw a slide; an edit of an old version is refused, with the changes since then',
    access: 'admin',
    params: idParams,
    querydata: SlideEdit,
    response: z.object({ result: AdminSlide }),
  },
  'POST api/marketing-images/images': {
    summary: 'Store a picture for a slide, cropped to 16 to 9 and to 4 to 3; the edit that shows it follows',
    access: 'admin',
    upload: pictureUpload,
    response: z.object({ result: StoredPictureResponse }),
  },
  'GET audit/slides/:id': {
    summary: "A slide's history: every fact, the slide as it was at any revision, the difference between two",
    access: 'admin',
    params: idParams,
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ slide: SlideRecord, ...historyFields }) }),
  },
})
