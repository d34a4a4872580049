import type { Figures } from '#api/programs/figures.ts'
import { sum } from '#domain/kernel/money.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import type { AnswerLog } from './answerLog.ts'
import { countShopViolations, type ShopViolations } from './countShopViolations.ts'
import type { ApiViolations } from './findApiViolations.ts'
import { expectedRefusals } from './httpBooker.ts'
import { type KillOptions, killRepeatedly, nodeCount, type SurvivedShop } from './killRepeatedly.ts'

/** Stock of each product by the number of cycles. The outbox keeps 1,000 mails, and there must not be more orders. */
const stockFor = (cycles: number) => Math.min(4 * cycles, 240)

/** Kills the whole shop repeatedly while customers order and book, and prints the figures. Returns whether there is no violation. */
export const reportKilledShop = async (
  figures: Figures,
  options: Pick<KillOptions, 'folder' | 'server' | 'cycles' | 'seed'>,
) => {
  const pieces = stockFor(options.cycles)
  const onProgress = (text: string) => figures.note(`… ${text}`)
  const survived = await killRepeatedly({ ...options, pieces, awaitsTimers: true, onProgress })
  figures.figure('nodes', nodeCount(options))
  figures.figure('cycles', options.cycles)
  return reportSurvival(figures, survived, await countShopViolations(options, pieces, survived.answerLog.clientLog))
}

export const reportSurvival = (
  { figure, note }: Figures,
  { answerLog, apiViolations }: SurvivedShop,
  violations: ShopViolations,
) => {
  figure('orders answered as taken', acknowledgedOrders(answerLog.clientLog).size, '', { atLeast: 1 })
  figure('orders answered as sold out', new Set(answerLog.clientLog.answers.rejected).size)
  figure('requests repeated after no answer', answerLog.retries)
  figure('orders confirmed', violations.mails)
  figure('bookings answered as made', answerLog.clientLog.bookings.made.size, '', { atLeast: 1 })
  figure('bookings refused, or not changed', sum([...answerLog.clientLog.refusals].flatMap(bookingRefusals)))
  figure('mails about bookings', violations.bookingMails)
  const counts = violationCounts(answerLog, apiViolations, violations)
  for (const [name, count] of counts) figure(name, count, '', { atMost: 0 })
  for (const answer of answerLog.unexpectedAnswers.slice(0, maxSentences)) note(`  ${answer}`)
  return counts.every(([, count]) => count === 0)
}

const bookingRefusals = ([name, times]: [string, number]) => (expectedRefusals.includes(name) ? [times] : [])

const maxSentences = 5

const violationCounts = (
  answerLog: AnswerLog,
  apiViolations: ApiViolations,
  violations: ShopViolations,
): [name: string, count: number][] => [
  ['orders lost, or without their pieces', violations.lost],
  ['orders, reservations or ordered carts doubled', violations.doubled],
  ['orders half done', violations.halfDone],
  ['orders refused and taken after all', violations.takenAfterAll],
  ['products out of balance or oversold', violations.unbalanced],
  ['bookings lost, or without their time', violations.bookings.lost],
  ['bookings or times doubled', violations.bookings.doubled],
  ['times taken without a booking', violations.bookings.halfDone],
  ['cancelations undone', violations.bookings.takenAfterAll],
  ['bookings not listed once', apiViolations.unlistedBookings.length],
  ['mails missing', violations.mailsMissing],
  ['mails doubled', violations.mailsDoubled],
  ['timelines not intact', apiViolations.brokenTimelines.length],
  ['facts whose hash does not fit', violations.broken],
  ['orders not listed once', apiViolations.unlisted.length],
  ['carts that still hold what was ordered', apiViolations.fullCarts.length],
  ['unexpected answers', answerLog.unexpectedAnswers.length],
]
