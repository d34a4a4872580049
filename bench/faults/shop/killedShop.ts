import type { Figures } from '#api/programs/figures.ts'
import type { Counter } from './counter.ts'
import { type Killing, killAgainAndAgain, type Survived } from './killing.ts'
import { type Remains, remainsOf } from './remains.ts'
import type { Told } from './told.ts'

/** Pieces of each product a cycle; the outbox keeps the newest thousand mails, and there must not be more orders. */
const piecesOf = (cycles: number) => Math.min(4 * cycles, 240)

/** Kills the whole shop again and again while people order, and tells what is left. Answers whether that is all that they were told of. */
export const tellKilledShop = async (figures: Figures, asked: Pick<Killing, 'folder' | 'cycles' | 'seed'>) => {
  const pieces = piecesOf(asked.cycles)
  const progress = (words: string) => figures.note(`… ${words}`)
  const survived = await killAgainAndAgain({ ...asked, pieces, progress })
  figures.figure('cycles', asked.cycles)
  return tellSurvived(figures, survived, await remainsOf(asked.folder, pieces, survived.told))
}

export const tellSurvived = ({ figure, note }: Figures, { told, counter }: Survived, remains: Remains) => {
  figure('orders answered as taken', told.confirmed.size, '', { atLeast: 1 })
  figure('orders answered as sold out', told.refused.size)
  figure('orders asked for again after no answer', told.repeated())
  figure('orders confirmed', remains.mails)
  const wrong = wrongIn(told, counter, remains)
  for (const [name, count] of wrong) figure(name, count, '', { atMost: 0 })
  for (const surprise of told.surprises.slice(0, mostSentences)) note(`  ${surprise}`)
  return wrong.every(([, count]) => count === 0)
}

const mostSentences = 5

const wrongIn = (told: Told, counter: Counter, remains: Remains): [name: string, count: number][] => [
  ['orders lost, or without their pieces', remains.lost],
  ['orders, reservations or ordered carts doubled', remains.doubled],
  ['orders half done', remains.halfDone],
  ['orders refused and taken after all', remains.takenAfterAll],
  ['products out of balance or oversold', remains.unbalanced],
  ['mails missing', remains.mailsMissing],
  ['mails doubled', remains.mailsDoubled],
  ['timelines not intact', counter.brokenTimelines.length],
  ['facts whose hash does not fit', remains.broken],
  ['orders not listed once', counter.unlisted.length],
  ['carts that still hold what was ordered', counter.fullCarts.length],
  ['unexpected answers', told.surprises.length],
]
