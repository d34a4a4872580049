import type { BannerSlide } from '#ui-kit/shop/banner/bannerSlide.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type Slide = AnswerOf<'GET api/marketing-images'>['results'][number]

/** A slide as the banner shows it. */
export const slideProps = ({ id, title, text, link, images: [image], alt }: Slide): BannerSlide => ({
  ...{ id, title, text, href: link },
  picture: image && { phone: imageSources(image.thumbnail), desk: imageSources(image.medium), alt },
})
