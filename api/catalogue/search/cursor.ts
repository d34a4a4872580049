import { createHmac, timingSafeEqual } from 'node:crypto'
import { packedNumbers, unpackedNumbers } from './seen.ts'

/**
 * Where somebody is in a list: after so many pages, having seen these products. Whatever is sold, repriced or rated meanwhile, the
 * next page has those of the list that were not yet seen, and so nothing comes twice and nothing is left out.
 */
export interface Place {
  pages: number
  /** Numbers. */
  seen: Uint32Array
  /** Where there were too many to remember, the rest comes in the order of its numbers, from behind this one. */
  after?: number | undefined
}

// The longest address that everybody passes on is 8,000 characters, and a filter has to be in it as well.
const mostBytes = 4096
const signature = 16

/** Places as texts that nobody can make up, each for one list. */
export const openCursors = (secret: string) => {
  const sign = (list: string, bytes: Uint8Array) =>
    createHmac('sha256', secret).update(`place in a list\0${list}\0`).update(bytes).digest().subarray(0, signature)

  return {
    write: (list: string, place: Place) => {
      const bytes = bytesOf(place)
      return Buffer.concat([sign(list, bytes), bytes]).toString('base64url')
    },
    /** `undefined` where the text is not one of ours, or belongs to another list. */
    read: (list: string, cursor: string): Place | undefined => {
      const bytes = Buffer.from(cursor, 'base64url')
      const [signed, place] = [bytes.subarray(0, signature), bytes.subarray(signature)]
      const isOurs = signed.length === signature && timingSafeEqual(signed, sign(list, place))
      return isOurs ? placeIn(place) : undefined
    },
  }
}

/** The place after a page with these products; `undefined` where somebody skipped so many pages that no address could hold it. */
export const placeAfter = ({ pages, seen, after }: Place, shown: Uint32Array): Place | undefined => {
  if (after !== undefined) return { pages: pages + 1, seen, after: shown.at(-1) ?? after }
  const all = Uint32Array.from([...seen, ...shown])
  const { length } = packedNumbers(all)
  if (length > mostBytes * 2) return undefined
  return { pages: pages + 1, seen: all, ...(length > mostBytes && { after: 0 }) }
}

const bytesOf = ({ pages, seen, after = -1 }: Place) => {
  const head = new DataView(new ArrayBuffer(8))
  head.setUint32(0, pages)
  head.setInt32(4, after)
  return Buffer.concat([new Uint8Array(head.buffer), packedNumbers(seen)])
}

const placeIn = (bytes: Buffer): Place => {
  const after = bytes.readInt32BE(4)
  return { pages: bytes.readUInt32BE(0), seen: unpackedNumbers(bytes.subarray(8)), ...(after >= 0 && { after }) }
}
