import { z } from 'zod'
import type { Upload } from '#domain/kernel/endpoint.ts'

/** A picture file that becomes a thumbnail of 320 and a medium one of 800 pixels. */
export const pictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  bytes: 8 * 1024 * 1024,
} as const satisfies Upload

/** `width` and `height` of the original, in pixels. */
export const StoredPictureResponse = z.object({
  id: z.string(),
  thumbnail: z.string(),
  medium: z.string(),
  width: z.number(),
  height: z.number(),
})
