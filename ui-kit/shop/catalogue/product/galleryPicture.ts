import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'

export type GalleryPicture = ShownPicture & {
  /** The thumbnail file of the same picture. */
  thumbnail?: { src: string; avif?: string | undefined } | undefined
}
