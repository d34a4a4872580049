import {
  type EventStore,
  isConflict,
  type StoredFact,
  StoreUnavailable,
  takingWanted,
} from '#api/eventStore/eventStore.ts'
import { consuming } from './consuming.ts'
import type { Owner } from './scheduler.ts'
import { ring, type Sea } from './sea.ts'

/** A node's way to the log: every request and every reply is a moment at which anything else may happen first. */
export const openSimulatedStore = (sea: Sea, node: Owner): EventStore => {
  const { log, scheduler } = sea
  const request = requests(sea, node)
  let isOpen = true

  const ask = <Answer>(what: string, perform: () => Answer, changes = false): Promise<Answer> =>
    isOpen ? request(what, perform, changes) : Promise.reject(new StoreUnavailable('The event store is closed'))

  const write = <Answer>(what: string, perform: () => Answer) => ask(what, perform, true)

  const hearsOfFacts = () =>
    new Promise<void>((resolve) => {
      sea.waiting.push(() => scheduler.add(node, 'hears that there are facts', resolve))
    })

  async function* subscribe(after: number, signal: AbortSignal) {
    let position = after
    signal.addEventListener('abort', () => ring(sea), { once: true })
    while (!signal.aborted && isOpen) {
      await scheduler.turn(node, `is given what came after ${position}`)
      const batch = log.after(again(sea, position), 1 + sea.chance.below(longestBatch))
      position = Math.max(position, batch.at(-1)?.position ?? 0)
      if (batch.length > 0) yield batch as readonly StoredFact[]
      else if (!signal.aborted && isOpen) await hearsOfFacts()
    }
  }

  return {
    append: (stream, expected, facts, command) =>
      write(`appends ${facts.map(({ type }) => type).join(', ')} to ${stream} as ${wordOf(expected)}`, () => {
        const outcome = log.append(stream, expected, facts, command)
        if (isConflict(outcome)) sea.conflicts += 1
        ring(sea)
        return outcome
      }),
    answered: (stream, command) => ask(`asks for an answer of ${stream}`, () => log.answered(stream, command)),
    readStream: (stream, from) => ask(`reads ${stream} from ${from ?? 0}`, () => log.readStream(stream, from)),
    readLast: (stream) => ask(`reads the end of ${stream}`, () => log.readLast(stream)),
    subscribe,
    head: () => ask('asks for the head', log.head),
    consume: (name, take, signal, { runs = () => undefined, ...options } = {}) =>
      consuming(sea, node, { name, take: takingWanted(take, options), signal, runs, isOpen: () => isOpen }),
    retain: (stream, retention) => write(`retains ${stream}`, () => log.retain(stream, retention)),
    forget: (stream) => write(`forgets ${stream}`, () => log.forget(stream)),
    close: async () => {
      isOpen = false
      sea.leases.gone(node)
      ring(sea)
    },
  }
}

const longestBatch = 20

const wordOf = (expected: Parameters<EventStore['append']>[1]) =>
  typeof expected === 'string' ? expected : `after ${expected.revision}`

// A subscription that came back may deliver again what was delivered already.
const again = ({ chance, weather }: Sea, position: number) =>
  weather.happens('repeat') ? Math.max(0, position - 1 - chance.below(longestBatch)) : position

/** Sends a request and waits for its reply; what happens on the way is the weather's. */
const requests =
  ({ scheduler, chance, weather, network }: Sea, node: Owner) =>
  <Answer>(what: string, perform: () => Answer, changes: boolean): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const reply = (words: string, go: () => void) => scheduler.add(node, words, go)
      const fail = (why: string) => reply(`hears that ${why}`, () => reject(new StoreUnavailable(why)))

      const settle = () => {
        try {
          const answer = perform()
          if (changes && weather.happens('lostReply')) fail('no reply came')
          else reply(`is answered ${toldIn(answer)}`, () => resolve(answer))
        } catch (error) {
          reply('is refused', () => reject(error))
        }
      }

      const late = () => {
        fail('the store is silent')
        scheduler.add(network, `brings late: ${node.name} ${what}`, () => void perform(), 1 + chance.below(2000))
      }

      const way = weather.happens('slow') ? 1 + chance.below(chance.pick(slowWays)) : 0
      const arrive = () => {
        // What a dead node sent may have been on its way.
        if (node.isGone && !(changes && chance.happens(0.5))) return
        if (weather.happens('unreachable')) fail('the store cannot be reached')
        else if (changes && weather.happens('late')) late()
        else settle()
      }
      scheduler.add(network, `brings: ${node.name} ${what}`, arrive, way)
    })

// Milliseconds.
const slowWays = [100, 2000, 20_000]

const toldIn = (answer: unknown) => {
  if (Array.isArray(answer)) return `with ${answer.length} facts`
  return typeof answer === 'object' && answer !== null && !('data' in answer) ? JSON.stringify(answer) : ''
}
