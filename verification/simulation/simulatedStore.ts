import {
  type Appended,
  type Conflict,
  type EventStore,
  isConflict,
  type StoredFact,
  StoreUnavailable,
  type StreamAppend,
} from '#api/eventStore/eventStore.ts'
import { runConsumer } from './runConsumer.ts'
import type { Owner } from './scheduler.ts'
import { notifySubscribers, type SimulatedNetwork } from './simulatedNetwork.ts'

/** The store of one node on the simulated network: before every request and every reply any other task may run. */
export const openSimulatedStore = (network: SimulatedNetwork, node: Owner): EventStore => {
  const { log, scheduler } = network
  const request = requestSender(network, node)
  let isOpen = true

  const ask = <Answer>(what: string, perform: () => Answer, changes = false): Promise<Answer> =>
    isOpen ? request(what, perform, changes) : Promise.reject(new StoreUnavailable('The event store is closed'))

  const write = <Answer>(what: string, perform: () => Answer) => ask(what, perform, true)

  const untilNotified = () =>
    new Promise<void>((resolve) => {
      network.waitingSubscribers.push(() => scheduler.add(node, 'hears that there are facts', resolve))
    })

  async function* subscribe(after: number, signal: AbortSignal) {
    let position = after
    signal.addEventListener('abort', () => notifySubscribers(network), { once: true })
    while (!signal.aborted && isOpen) {
      await scheduler.turn(node, `is given what came after ${position}`)
      const batch = log.after(redeliveryStart(network, position), 1 + network.random.below(maxBatch))
      position = Math.max(position, batch.at(-1)?.position ?? 0)
      if (batch.length > 0) yield batch as readonly StoredFact[]
      else if (!signal.aborted && isOpen) await untilNotified()
    }
  }

  const appended = <Outcome extends Appended | readonly Appended[] | Conflict>(outcome: Outcome) => {
    if (isConflict(outcome)) network.conflicts += 1
    notifySubscribers(network)
    return outcome
  }

  const appendTogether = (appends: readonly StreamAppend[]) =>
    write(`appends together ${appends.map(appendText).join(', and ')}`, () => appended(log.appendTogether(appends)))

  return {
    append: (stream, expected, facts, command) =>
      write(`appends ${appendText({ stream, expected, facts })}`, () =>
        appended(log.append(stream, expected, facts, command)),
      ),
    // The network may bring appends in another order: then an expectation is not met.
    ...(network.hasTransactions && { appendTogether, appendOrder: 'stream' }),
    findCommand: (stream, command) => ask(`asks for an answer of ${stream}`, () => log.findCommand(stream, command)),
    readStream: (stream, from) => ask(`reads ${stream} from ${from ?? 0}`, () => log.readStream(stream, from)),
    readLast: (stream) => ask(`reads the end of ${stream}`, () => log.readLast(stream)),
    subscribe,
    head: () => ask('asks for the head', log.head),
    ping: () => ask('pings', () => undefined),
    consume: (name, handle, signal, options = {}) =>
      runConsumer(network, node, { name, handle, signal, options, subscribe, isOpen: () => isOpen }),
    retain: (stream, retention) => write(`retains ${stream}`, () => log.retain(stream, retention)),
    forget: (stream) => write(`forgets ${stream}`, () => log.forget(stream)),
    close: async () => {
      isOpen = false
      network.leases.releaseAll(node)
      notifySubscribers(network)
    },
  }
}

const maxBatch = 20

const appendText = ({ stream, expected, facts }: StreamAppend) =>
  `${facts.map(({ type }) => type).join(', ')} to ${stream} as ${expectationText(expected)}`

const expectationText = (expected: Parameters<EventStore['append']>[1]) =>
  typeof expected === 'string' ? expected : `after ${expected.revision}${expected.id ? ` with ${expected.id}` : ''}`

// A resumed subscription may deliver facts again.
const redeliveryStart = ({ random, faults }: SimulatedNetwork, position: number) =>
  faults.happens('repeat') ? Math.max(0, position - 1 - random.below(maxBatch)) : position

/** Sends a request and waits for its reply. The fault injector decides what happens on the way. */
const requestSender =
  ({ scheduler, random, faults, networkOwner }: SimulatedNetwork, node: Owner) =>
  <Answer>(what: string, perform: () => Answer, changes: boolean): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const reply = (label: string, go: () => void) => scheduler.add(node, label, go)
      const fail = (why: string) => reply(`hears that ${why}`, () => reject(new StoreUnavailable(why)))

      const settle = () => {
        try {
          const answer = perform()
          if (changes && faults.happens('lostReply')) fail('no reply came')
          else reply(`is answered ${answerText(answer)}`, () => resolve(answer))
        } catch (error) {
          reply('is refused', () => reject(error))
        }
      }

      const late = () => {
        fail('the store is silent')
        scheduler.add(networkOwner, `brings late: ${node.name} ${what}`, () => void perform(), 1 + random.below(2000))
      }

      const delay = faults.happens('slow') ? 1 + random.below(random.pick(slowDelays)) : 0
      const arrive = () => {
        // The request of a crashed node may still arrive.
        if (node.isGone && !(changes && random.happens(0.5))) return
        if (faults.happens('unreachable')) fail('the store cannot be reached')
        else if (changes && faults.happens('late')) late()
        else settle()
      }
      scheduler.add(networkOwner, `brings: ${node.name} ${what}`, arrive, delay)
    })

// Milliseconds.
const slowDelays = [100, 2000, 20_000]

const answerText = (answer: unknown) => {
  if (Array.isArray(answer)) return `with ${answer.length} facts`
  return typeof answer === 'object' && answer !== null && !('data' in answer) ? JSON.stringify(answer) : ''
}
