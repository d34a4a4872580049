import { createHash } from 'node:crypto'

/** A number from 0 to 1, always the same for a text, so that every start creates the same data. */
export const chance = (text: string) => createHash('sha256').update(text).digest().readUInt16BE(0) / 65_536
