/** A slide of the banner. */
export type BannerSlide = {
  id: string
  title: string
  text: string
  /** A path of this shop. */
  href: string
  /** Without it, the slide shows its words alone. */
  picture?: SlidePicture | undefined
}

/** A picture in two crops, each as a file that every browser shows and, where there is one, as AVIF. */
export type SlidePicture = {
  /** 4 to 3, for phones. */
  phone: PictureSource
  /** 16 to 9, for desks. */
  desk: PictureSource
  alt: string
}

type PictureSource = { src: string; avif?: string | undefined }
