import { hash } from 'node:crypto'
import { lruCache } from '#api/eventStore/lruCache.ts'

/** The texts of the script and style elements of a document. */
export interface InlineTexts {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The policy of a document: only the shop's own scripts, styles, pictures and calls, and of inline ones those with the digest of a text that the
 * shop wrote. It is the same for everybody who gets the document, so that a document can be cached (docs/decisions/062-cached-pages.md).
 */
export const contentSecurityPolicy = ({ scripts, styles }: InlineTexts) =>
  [
    "default-src 'none'",
    `script-src 'self' ${digestsOf(scripts)}`,
    // styled-components fills empty elements.
    `style-src 'self' ${digestsOf(['', ...styles])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Its one policy gives the address of the service worker, whatever it is asked for.
    'trusted-types service-worker',
  ].join('; ')

const digestsOf = (texts: readonly string[]) => texts.map(digestOf).join(' ')

// Pages of one kind have the same scripts and mostly the same styles. A text takes up to 50 KB.
const digests = lruCache<string, string>(100)

const digestOf = (text: string) => {
  const known = digests.get(text)
  if (known !== undefined) return known
  const digest = `'sha256-${hash('sha256', text, 'base64')}'`
  digests.set(text, digest)
  return digest
}
