import type { DirectoryEntry } from './directoryEntry.ts'
import { insertNumber, removeNumber } from './sortedNumbers.ts'

/** What lists narrow by, each field in an array by entry number: to read it from ten thousand entries takes ten times as long. */
export const openColumns = () => {
  const [isListed, verified, callOutFee, rating]: [boolean[], boolean[], number[], number[]] = [[], [], [], []]
  const listed: number[] = []
  return {
    put: (number: number, entry: DirectoryEntry) => {
      isListed[number] = entry.isListed
      verified[number] = entry.verified
      callOutFee[number] = entry.callOutFee
      rating[number] = entry.rating
      if (entry.isListed) insertNumber(listed, number)
      else removeNumber(listed, number)
    },
    isListed: (number: number) => isListed[number] === true,
    isVerified: (number: number) => verified[number] === true,
    /** Cents. */
    callOutFee: (number: number) => callOutFee[number] ?? 0,
    /** Tenths of a star. */
    rating: (number: number) => rating[number] ?? 0,
    /** The numbers of those in the directory, ascending. */
    listed: listed as readonly number[],
  }
}
