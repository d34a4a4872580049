import { createHmac, timingSafeEqual } from 'node:crypto'
import { packNumbers, unpackNumbers } from './packNumbers.ts'

/**
 * A place in a list: the number of pages read and the products seen. The next page contains only products that were not seen yet, so that
 * no product is repeated or skipped, however stock, prices and ratings change between two pages.
 */
export interface Cursor {
  pages: number
  /** Product numbers. */
  seen: Uint32Array
  /** Set if too many products were seen to list them all: the rest follows in the order of product numbers, after this number. */
  after?: number | undefined
}

// Proxies accept URLs of up to 8,000 characters, and the URL contains the filter as well.
const maxBytes = 4096
const signatureBytes = 16

/** Encodes cursors as signed tokens. A token is valid for one list only. */
export const openCursorCodec = (secret: string) => {
  const sign = (listKey: string, bytes: Uint8Array) =>
    createHmac('sha256', secret)
      .update(`place in a list\0${listKey}\0`)
      .update(bytes)
      .digest()
      .subarray(0, signatureBytes)

  return {
    encode: (listKey: string, cursor: Cursor) => {
      const bytes = toBytes(cursor)
      return Buffer.concat([sign(listKey, bytes), bytes]).toString('base64url')
    },
    /** `undefined` if the signature is wrong, which it is for a token of another list, too. */
    decode: (listKey: string, token: string): Cursor | undefined => {
      const bytes = Buffer.from(token, 'base64url')
      const [signed, payload] = [bytes.subarray(0, signatureBytes), bytes.subarray(signatureBytes)]
      const isAuthentic = signed.length === signatureBytes && timingSafeEqual(signed, sign(listKey, payload))
      return isAuthentic ? fromBytes(payload) : undefined
    },
  }
}

/** The cursor after a page with these products; `undefined` if so many pages were skipped that it would not fit into a URL. */
export const cursorAfter = ({ pages, seen, after }: Cursor, shown: Uint32Array): Cursor | undefined => {
  if (after !== undefined) return { pages: pages + 1, seen, after: shown.at(-1) ?? after }
  const allSeen = Uint32Array.from([...seen, ...shown])
  const { length } = packNumbers(allSeen)
  if (length > maxBytes * 2) return undefined
  return { pages: pages + 1, seen: allSeen, ...(length > maxBytes && { after: 0 }) }
}

const toBytes = ({ pages, seen, after = -1 }: Cursor) => {
  const header = new DataView(new ArrayBuffer(8))
  header.setUint32(0, pages)
  header.setInt32(4, after)
  return Buffer.concat([new Uint8Array(header.buffer), packNumbers(seen)])
}

const fromBytes = (bytes: Buffer): Cursor => {
  const after = bytes.readInt32BE(4)
  return { pages: bytes.readUInt32BE(0), seen: unpackNumbers(bytes.subarray(8)), ...(after >= 0 && { after }) }
}
