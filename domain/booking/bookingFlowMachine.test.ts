import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import type {
  BookingAnswer,
  BookingAttempt,
  BookingContent,
  BookingFlowEvent,
  BookingFlowInput,
  BookingFlowRefusal,
  HeldSlot,
  SlotToHold,
} from './bookingFlowContext.ts'
import { bookingFlowMachine } from './bookingFlowMachine.ts'

const nine = '2026-11-24T07:00:00Z'
const ten = '2026-11-24T08:00:00Z'
const eleven = '2026-11-24T09:00:00Z'

const keeps = async ({ start }: SlotToHold): Promise<HeldSlot> => ({ start, minutes: 60, until: 'in five minutes' })
const takes = async ({ start }: BookingAttempt) => ({ bookingNumber: 'BK-7F3K-92QD', start }) as BookingAnswer
const refuses = (refused: BookingFlowRefusal) => () => Promise.reject(refused)

const taken: BookingFlowRefusal = { refusal: 'SlotIsTaken', message: 'Somebody was quicker', offered: [ten, eleven] }
const unreachable: BookingFlowRefusal = { refusal: 'Unreachable', message: 'Network error' }
const gone: BookingFlowRefusal = { refusal: 'ProviderNotFound', message: 'Nobody is here', isMissing: true }
const unverified: BookingFlowRefusal = { refusal: 'EmailNotVerified', message: 'Verify your e-mail address first' }
const badPhone: BookingFlowRefusal = { refusal: 'InvalidRequest', message: 'The phone number is wrong' }

const content: BookingContent = { address: aminasHouse, phone: '0825550142', note: 'The geyser drips' }
const submit = (key: string, changes: Partial<BookingContent> = {}) =>
  ({ type: 'requestSubmitted', content: { ...content, ...changes }, key }) as const
const choose = (start: string) => ({ type: 'timeChosen', start }) as const

type Answers = {
  holds?: ((wish: SlotToHold) => Promise<HeldSlot>)[]
  requests?: ((attempt: BookingAttempt) => Promise<BookingAnswer>)[]
  input?: Omit<BookingFlowInput, 'providerId'>
}

/** Amina books Thabo, a plumber. Each hold and each request gets the next of its answers; later ones succeed. */
const aminaBooks = ({ holds = [], requests = [], input = {} }: Answers = {}) => {
  const holdTime = vi.fn((wish: SlotToHold) => (holds.shift() ?? keeps)(wish))
  const requestBooking = vi.fn((attempt: BookingAttempt) => (requests.shift() ?? takes)(attempt))
  const released: string[] = []
  let endHold = () => {}
  const actor = createActor(
    bookingFlowMachine.provide({
      actors: {
        holdTime: fromPromise<HeldSlot, SlotToHold>(({ input: wish }) => holdTime(wish)),
        holdEnd: fromPromise<void, string>(
          () =>
            new Promise((resolve) => {
              endHold = resolve
            }),
        ),
        requestBooking: fromPromise<BookingAnswer, BookingAttempt>(({ input: attempt }) => requestBooking(attempt)),
      },
      actions: { releaseTime: (_, { start }) => released.push(start) },
    }),
    { input: { providerId: 'thabo', ...input } },
  ).start()
  const outcomes: string[] = []
  actor.on('*', ({ type }) => outcomes.push(type))
  return {
    ...{ actor, holdTime, requestBooking, released, outcomes },
    send: actor.send,
    keys: () => requestBooking.mock.calls.map(([{ key }]) => key),
    reaches: (state: keyof typeof bookingFlowMachine.states) =>
      waitFor(actor, (snapshot) => snapshot.matches(state as 'holding')),
    endHold: () => endHold(),
  }
}

/** Amina has the form open at nine. */
const aminaFillsForm = async (answers: Answers = {}) => {
  const flow = aminaBooks(answers)
  flow.send(choose(nine))
  await flow.reaches('fillingForm')
  return flow
}

describe('a chosen time', () => {
  it('is kept while the form is filled', async () => {
    const { actor, holdTime } = await aminaFillsForm()

    expect(holdTime.mock.calls).toEqual([[{ providerId: 'thabo', start: nine }]])
    expect(actor.getSnapshot().context.held).toEqual({ start: nine, minutes: 60, until: 'in five minutes' })
  })

  it('that somebody else has taken offers the nearest ones, and one of those is kept', async () => {
    const { send, reaches } = aminaBooks({ holds: [refuses(taken)] })
    send(choose(nine))
    expect((await reaches('timeTaken')).context).toMatchObject({ nearest: [ten, eleven], held: undefined })

    send({ type: 'timesRefreshed', isFree: false, nearest: [eleven] })
    expect((await reaches('timeTaken')).context.nearest).toEqual([eleven])
    send(choose(eleven))

    expect((await reaches('fillingForm')).context).toMatchObject({ start: eleven, nearest: [] })
  })

  it('can be tried again when it could not be kept', async () => {
    const { send, reaches } = aminaBooks({ holds: [refuses(unreachable)] })
    send(choose(nine))
    expect((await reaches('holdFailed')).context.refused).toEqual(unreachable)

    send({ type: 'holdRepeated' })

    expect((await reaches('fillingForm')).context.refused).toBeUndefined()
  })

  it('goes back to others when another one is chosen, and when the form is left', async () => {
    const { send, reaches, released } = await aminaFillsForm()

    send(choose(ten))
    await reaches('fillingForm')
    send({ type: 'formLeft' })

    expect(released).toEqual([nine, ten])
    expect((await reaches('choosingTime')).context.start).toBe(ten)
  })

  it('is kept anew, and not given back, when it is chosen again', async () => {
    const { send, reaches, released, holdTime } = await aminaFillsForm()

    send(choose(nine))
    await reaches('fillingForm')

    expect([released, holdTime.mock.calls.length]).toEqual([[], 2])
  })
})

describe('when the five minutes are over', () => {
  const holdIsOver = async () => {
    const flow = await aminaFillsForm()
    flow.send({ type: 'fieldsChanged', fields: { note: 'Ring at the gate' } })
    flow.endHold()
    await flow.reaches('holdExpired')
    return flow
  }

  it('nothing is requested, and what was filled in stays', async () => {
    const { actor, send, requestBooking } = await holdIsOver()

    send(submit('key1'))

    expect(requestBooking).not.toHaveBeenCalled()
    expect(actor.getSnapshot().context.fields.note).toBe('Ring at the gate')
  })

  it('the same time can be kept again', async () => {
    const { send, reaches } = await holdIsOver()

    send({ type: 'holdRepeated' })

    expect((await reaches('fillingForm')).context.held?.start).toBe(nine)
  })

  it('and somebody else takes the time, then she is told so with the nearest ones', async () => {
    const { actor, send, reaches } = await holdIsOver()

    send({ type: 'timesRefreshed', isFree: false, nearest: [ten] })
    expect(actor.getSnapshot().value, 'her own hold may not have been given back yet').toBe('holdExpired')
    send({ type: 'timesRefreshed', isFree: true, nearest: [nine, ten] })
    expect(actor.getSnapshot().value).toBe('holdExpired')
    send({ type: 'timesRefreshed', isFree: false, nearest: [ten] })

    expect((await reaches('timeTaken')).context.nearest).toEqual([ten])
  })

  it('a request that was sent before is still answered', async () => {
    let answer = (_: BookingAnswer) => {}
    const { send, endHold, reaches } = await aminaFillsForm({
      requests: [
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      ],
    })
    send(submit('key1'))
    endHold()
    answer({ bookingNumber: 'BK-7F3K-92QD' } as BookingAnswer)

    expect((await reaches('requested')).context.booking?.bookingNumber).toBe('BK-7F3K-92QD')
  })
})

describe('a filled form', () => {
  it('is requested once, however often the button is pressed', async () => {
    const { send, reaches, requestBooking, outcomes } = await aminaFillsForm()

    send(submit('key1'))
    send(submit('key2'))
    await reaches('requested')

    expect(requestBooking.mock.calls).toEqual([[{ ...content, providerId: 'thabo', start: nine, key: 'key1' }]])
    expect(outcomes).toEqual(['requested'])
  })

  it('that is refused can be corrected and requested again, with a new key', async () => {
    const { send, reaches, keys, outcomes } = await aminaFillsForm({ requests: [refuses(badPhone)] })

    send(submit('key1', { phone: '0000000000' }))
    expect((await reaches('refused')).context.refused).toEqual(badPhone)
    send(submit('key2'))
    await reaches('requested')

    expect(keys()).toEqual(['key1', 'key2'])
    expect(outcomes).toEqual(['refused', 'requested'])
  })

  it('whose time was taken after all offers the nearest ones, and keeps what was filled in', async () => {
    const { send, reaches } = await aminaFillsForm({ requests: [refuses(taken)] })
    send({ type: 'fieldsChanged', fields: { phone: '0825550142' } })

    send(submit('key1'))

    const { context } = await reaches('timeTaken')
    expect(context).toMatchObject({ nearest: [ten, eleven], fields: { phone: '0825550142' }, unanswered: [] })
    expect(context.held?.start).toBe(nine)
  })

  it('waits until the e-mail address is verified; then it is requested', async () => {
    const { send, reaches } = await aminaFillsForm({ requests: [refuses(unverified)] })
    send(submit('key1'))
    expect((await reaches('verifyingEmail')).context.refused).toEqual(unverified)

    send({ type: 'emailVerified' })
    expect((await reaches('fillingForm')).context.refused).toBeUndefined()
    send(submit('key2'))

    await reaches('requested')
  })
})

describe('given a request without a response', () => {
  const requestIsUnanswered = async (...requests: Answers['requests'] & object) => {
    const flow = await aminaFillsForm({ requests: [refuses(unreachable), ...requests] })
    flow.send(submit('key1'))
    await flow.reaches('unanswered')
    return flow
  }

  it('when it is sent again, then it is the same with the same key, also after the hold is over', async () => {
    const { send, reaches, endHold, requestBooking } = await requestIsUnanswered()

    endHold()
    send(submit('key2'))
    await reaches('requested')

    const [first, second] = requestBooking.mock.calls
    expect(second).toEqual(first)
  })

  it('when it is sent again and refused, then the next request has a new key', async () => {
    const { send, reaches, keys } = await requestIsUnanswered(refuses(badPhone))

    send(submit('key2'))
    await reaches('refused')
    send(submit('key3'))
    await reaches('requested')

    expect(keys()).toEqual(['key1', 'key1', 'key3'])
  })

  it('when another content is sent, then it has a key of its own', async () => {
    const { send, reaches, keys } = await requestIsUnanswered()

    send(submit('key2', { address: gogosHouse }))
    await reaches('requested')

    expect(keys()).toEqual(['key1', 'key2'])
  })

  it('when the first one had taken the time, then another content leads to that booking, not to "taken"', async () => {
    const { send, reaches, keys } = await requestIsUnanswered(refuses(taken))

    send(submit('key2', { note: 'Ring at the gate' }))
    const { context } = await reaches('requested')

    expect(keys()).toEqual(['key1', 'key2', 'key1'])
    expect(context.booking?.bookingNumber).toBe('BK-7F3K-92QD')
  })

  it('when somebody else has the time, then she hears it after both were asked for', async () => {
    const { send, reaches, keys } = await requestIsUnanswered(refuses(taken), refuses(taken))

    send(submit('key2', { note: 'Ring at the gate' }))
    const { context } = await reaches('timeTaken')

    expect(keys()).toEqual(['key1', 'key2', 'key1'])
    expect(context).toMatchObject({ nearest: [ten, eleven], unanswered: [] })
  })

  it('when the page is opened again for the same time, then it is asked for with its key, and the time is not held first', async () => {
    const earlier = { ...content, providerId: 'thabo', start: nine, key: 'key1' }
    const { send, reaches, holdTime, keys } = aminaBooks({ input: { unanswered: [earlier] } })
    send(choose(nine))
    await reaches('unanswered')

    send(submit('key2'))
    await reaches('requested')

    expect([holdTime.mock.calls, keys()]).toEqual([[], ['key1']])
  })

  it('when another time is chosen, then that one is held and requested by itself', async () => {
    const { send, reaches, keys } = await requestIsUnanswered(refuses(taken))

    send(choose(ten))
    await reaches('fillingForm')
    send(submit('key2'))

    await reaches('timeTaken')
    expect(keys()).toEqual(['key1', 'key2'])
  })
})

const portOf = (state: string) => `0.bookingFlow.${state}`
const answer = (state: string, result: { output: unknown } | { error: unknown }) => ({
  type: `xstate.${'output' in result ? 'done' : 'error'}.actor.${portOf(state)}`,
  actorId: portOf(state),
  ...result,
})

const held: HeldSlot = { start: nine, minutes: 60, until: 'in five minutes' }

// Includes the results of the ports, which are not part of `BookingFlowEvent`.
const events = [
  choose(nine),
  { type: 'holdRepeated' },
  { type: 'fieldsChanged', fields: { phone: '0825550142' } },
  submit('key1'),
  { type: 'emailVerified' },
  { type: 'timesRefreshed', isFree: true, nearest: [nine] },
  { type: 'timesRefreshed', isFree: false, nearest: [ten] },
  { type: 'formLeft' },
  answer('holding', { output: held }),
  ...[taken, unreachable, gone].map((error) => answer('holding', { error })),
  ...['fillingForm', 'refused', 'verifyingEmail'].map((state) => answer(state, { output: undefined })),
  answer('requesting', { output: { bookingNumber: 'BK-7F3K-92QD' } }),
  ...[taken, unreachable, unverified, badPhone].map((error) => answer('requesting', { error })),
] as BookingFlowEvent[]

const paths = getShortestPaths(bookingFlowMachine, {
  input: { providerId: 'thabo' },
  events,
  serializeState: ({ value, context: { held: slot, refused, unanswered, fields, isFreeAgain } }) =>
    JSON.stringify([value, slot?.start, refused?.refusal, unanswered.length, fields.phone, isFreeAgain]),
}).map(({ steps, state }) => ({
  title: `${steps.map(({ event }) => event.type.replace('.actor.0.bookingFlow', '')).join(', ')}: ${JSON.stringify(state.value)}`,
  steps,
}))

describe('on the shortest path to every situation', () => {
  it('every state is reached', () => {
    const reached = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => state.value)))

    expect([...reached].sort()).toEqual(Object.keys(bookingFlowMachine.states).sort())
  })

  it.each(paths)('$title', ({ steps }) => {
    const states = steps.map(({ state }) => state)

    for (const { value, context } of states) {
      if (['fillingForm', 'refused', 'verifyingEmail', 'holdExpired'].includes(String(value)))
        expect(context.held?.start).toBe(nine)
      if (value === 'requesting') expect(context.attempt).toMatchObject({ ...content, start: nine })
      if (value === 'unanswered') expect(context.unanswered).toContain(context.attempt)
      if (context.refused) expect(['refused', 'unanswered', 'verifyingEmail', 'holdFailed']).toContain(value)
      expect(context.booking !== undefined).toBe(value === 'requested')
    }
    expect(states.map(({ value }) => value).indexOf('requested')).toSatisfy(
      (place: number) => place === -1 || place === states.length - 1,
    )
  })
})
