import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import { countShopViolations } from './countShopViolations.ts'
import { killRepeatedly } from './killRepeatedly.ts'

const pieces = 1000

it('given two nodes at a server, when they are killed while customers order and book, every answered order and booking is there exactly once', {
  timeout: 300_000,
}, async () => {
  await using folder = await temporaryFolder()
  const server = await startTestServer()
  const location = { folder: join(folder.path, 'shop'), server: server.url }
  const progress: string[] = []
  const { answerLog, apiViolations } = await killRepeatedly({
    ...location,
    ...{ cycles: 2, seed: 4, pieces, awaitsAnswers: true },
    onProgress: (text) => progress.push(text),
  })
  const violations = await countShopViolations(location, pieces, answerLog.clientLog)
  server.stop()

  expect(violations).toMatchObject({
    ...{ lost: 0, doubled: 0, halfDone: 0, unbalanced: 0, takenAfterAll: 0, other: 0 },
    ...{ mailsMissing: 0, mailsDoubled: 0, broken: 0 },
    bookings: { lost: 0, doubled: 0, halfDone: 0, takenAfterAll: 0 },
  })
  const acknowledged = acknowledgedOrders(answerLog.clientLog)
  expect(violations.mails).toBeGreaterThanOrEqual(acknowledged.size)
  expect([answerLog.unexpectedAnswers, apiViolations]).toEqual([
    [],
    { brokenTimelines: [], unlisted: [], unlistedBookings: [], fullCarts: [] },
  ])
  expect(acknowledged.size).toBeGreaterThan(2)
  expect(answerLog.clientLog.bookings.made.size).toBeGreaterThan(0)
  // The first cycle killed one node, the last cycle both.
  expect(progress.map((text) => /: (\d) killed/.exec(text)?.[1])).toEqual(['1', '2'])
})
