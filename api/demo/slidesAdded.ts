import { z } from 'zod'
import { addSlide } from '#domain/banner/slideCommands.ts'
import { NewSlide } from '#domain/banner/slideForm.ts'
import { slideMachine, slideStream } from '#domain/banner/slideMachine.ts'
import { localDate } from '#domain/localDate.ts'
import { readContent } from './content.ts'
import { asAdmin, type DemoAction, day, expectAccepted } from './demoActions.ts'

const SlideEntry = z.strictObject({
  id: z.string(),
  /** The name of the studio's scene. */
  picture: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  alt: z.string(),
  /** Its first day, in days after the shop's first start. */
  startsIn: z.int(),
  /** In days. */
  runsFor: z.int().min(1),
})

/** The slides of the demo shop, in the order of the banner. */
export const demoSlides = readContent('slides.json', z.array(SlideEntry))

/** The pictures of a scene: 640 by 480 pixels for phones and 1120 by 630 for desks, as WebP and, beside it, AVIF. */
export const slidePictureOf = (scene: string) => ({
  thumbnail: `/pictures/slides/${scene}-phone-640.webp`,
  medium: `/pictures/slides/${scene}-desk-1120.webp`,
})

/** Adds each slide to the banner, a minute after the one before. Both times in milliseconds since the epoch; `now`: when the shop starts. */
export const slidesAdded = (firstAt: number, now: number): DemoAction[] =>
  demoSlides.map(({ id, picture, startsIn, runsFor, ...words }, index) => {
    const at = firstAt + index * 60_000
    const from = now + startsIn * day
    const form = {
      ...words,
      images: [slidePictureOf(picture)],
      from: localDate(new Date(from)),
      until: localDate(new Date(from + (runsFor - 1) * day)),
      order: index + 1,
    }
    return {
      at,
      writesTo: [`slide-${id}`],
      perform: async ({ ledger }) => {
        const { isActive, ...details } = NewSlide.parse(form)
        const added = await ledger.handle(slideMachine, slideStream(id), asAdmin, (slide) =>
          addSlide(slide, { details, isActive, dateAdded: new Date(at).toISOString() }),
        )
        expectAccepted(added, 'SlideExists')
      },
    }
  })
