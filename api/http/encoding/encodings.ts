import { rememberByHeader } from '#api/http/rememberByHeader.ts'

/** Content encodings, the one with the fewest bytes first. */
const encodings = ['br', 'zstd', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The encodings that a client accepts, the one with the fewest bytes first. */
export const acceptedEncodings = rememberByHeader<readonly Encoding[]>('accept-encoding', (request) =>
  encodings.filter((each) => request.acceptsEncodings(each)),
)
