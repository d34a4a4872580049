import { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { generateProduct } from '#harness/shop/generateProduct.ts'
import { openShopStore, type ShopLocation, shopFiles } from '#harness/shop/shopLocation.ts'
import { checkShop } from '#verification/invariants/checkShop.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { type LogSnapshot, readLogSnapshot } from '#verification/invariants/logSnapshot.ts'
import { countByKind, type ViolationKind } from '#verification/invariants/violation.ts'
import { productCount } from './prepareShop.ts'

/** Counts of what an idle shop has lost or doubled. All but `mails` must be 0. */
export interface ShopViolations extends Record<ViolationKind, number> {
  /** Confirmed orders with no mail or with more than one, in the log or in the outbox. */
  mailsMissing: number
  mailsDoubled: number
  mails: number
  /** Facts that break the integrity chain. */
  broken: number
}

/** Reads the facts and the mails directly from their files and compares them with the answers. */
export const countShopViolations = async (
  location: ShopLocation,
  pieces: number,
  clientLog: ClientLog,
): Promise<ShopViolations> => {
  const raw = await openShopStore(location)
  const log = await readLogSnapshot(encryptStore(raw))
  const { broken } = await verifyFacts(raw)
  await raw.close()
  const initialQuantities = Array.from(
    { length: productCount },
    (_, number) => [generateProduct(number).slug, pieces] as const,
  )
  return {
    ...countByKind(checkShop(log, clientLog, initialQuantities)),
    ...mailCounts(log, subjectsIn(shopFiles(location).outbox)),
    broken,
  }
}

const subjectsIn = (outbox: string) => {
  using database = new DatabaseSync(outbox)
  return database
    .prepare('SELECT subject FROM mails')
    .all()
    .map(({ subject }) => String(subject))
}

const mailCounts = ({ facts, orders }: LogSnapshot, subjects: readonly string[]) => {
  const mailFacts = countByName(facts.filter(({ type }) => type === 'MailSent').map(({ stream }) => stream))
  const counts = facts.filter(isConfirmation).map(({ id, stream }) => {
    const number = orders.get(stream.slice('order-'.length))?.context.placed?.orderNumber ?? ''
    return [mailFacts.get(`mail-${id}`) ?? 0, subjects.filter((subject) => subject.endsWith(number)).length]
  })
  return {
    mails: counts.length,
    mailsMissing: counts.filter((perSource) => perSource.some((count) => count < 1)).length,
    mailsDoubled: counts.filter((perSource) => perSource.some((count) => count > 1)).length,
  }
}

const isConfirmation = ({ type }: StoredFact) => type === 'OrderConfirmed'

const countByName = (names: readonly string[]) =>
  new Map([...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]))
