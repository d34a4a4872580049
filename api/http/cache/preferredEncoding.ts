import { rememberByHeader } from '#api/http/rememberByHeader.ts'

/** Content encodings, the one with the fewest bytes first. */
const encodings = ['br', 'zstd', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Of the encodings that a client accepts, the one with the fewest bytes. */
export const preferredEncoding = rememberByHeader<Encoding>('accept-encoding', (request) => {
  const accepted = request.acceptsEncodings()
  return encodings.find((each) => accepted.includes(each)) ?? 'identity'
})
