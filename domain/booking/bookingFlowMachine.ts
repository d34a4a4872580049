import { assign, fromPromise, setup } from 'xstate'
import {
  type BookingAnswer,
  type BookingAttempt,
  type BookingFlowContext,
  type BookingFlowEvent,
  type BookingFlowInput,
  type BookingFlowOutcome,
  type HeldSlot,
  hasContent,
  isAboutTime,
  otherUnanswered,
  refusedIn,
  type SlotToHold,
} from './bookingFlowContext.ts'

const notProvided = (port: string) => () => Promise.reject(new Error(`${port} is not provided`))

const flowSetup = setup({
  types: {
    context: {} as BookingFlowContext,
    events: {} as BookingFlowEvent,
    emitted: {} as BookingFlowOutcome,
    input: {} as BookingFlowInput,
  },
  actors: {
    holdTime: fromPromise<HeldSlot, SlotToHold>(notProvided('holdTime')),
    /** Resolves at this moment. */
    holdEnd: fromPromise<void, string>(notProvided('holdEnd')),
    requestBooking: fromPromise<BookingAnswer, BookingAttempt>(notProvided('requestBooking')),
  },
  actions: {
    /** Gives a kept slot back to others. */
    releaseTime: (_, _slot: SlotToHold) => {},
  },
  guards: {
    isUnanswered: ({ context, event }) =>
      event.type === 'timeChosen' && context.unanswered.some(({ start }) => start === event.start),
    isStillChosen: ({ context, event }) => event.type === 'timeChosen' && event.start === context.start,
    isTakenAgain: ({ context, event }) => event.type === 'timesRefreshed' && !event.isFree && context.isFreeAgain,
  },
})

const release = {
  type: 'releaseTime',
  params: ({ context: { providerId, start } }: { context: BookingFlowContext }) => ({ providerId, start }),
} as const

const chooseTime = flowSetup.assign(({ event }) =>
  event.type === 'timeChosen' ? { start: event.start, held: undefined, nearest: [], refused: undefined } : {},
)

const changeFields = flowSetup.assign(({ event, context }) =>
  event.type === 'fieldsChanged' ? { fields: { ...context.fields, ...event.fields } } : {},
)

const seeNearest = flowSetup.assign(({ event }) => (event.type === 'timesRefreshed' ? { nearest: event.nearest } : {}))

const seeWhetherFree = flowSetup.assign(({ event }) =>
  event.type === 'timesRefreshed' ? { isFreeAgain: event.isFree } : {},
)

// The same content has the same key until the shop has answered it.
const submit = flowSetup.assign(({ event, context: { providerId, start, unanswered } }) => {
  if (event.type !== 'requestSubmitted') return {}
  const { content, key } = event
  const repeated = unanswered.find((each) => each.start === start && hasContent(each, content))
  return { attempt: repeated ?? { ...content, providerId, start, key }, refused: undefined }
})

const dropRefusal = flowSetup.assign({ refused: undefined })

const emitRefusal = flowSetup.emit(({ context }) => ({ type: 'refused', refused: context.refused }))

const timeChosen = { target: 'holding', actions: chooseTime } as const
/** The kept time goes back to others, unless it is chosen again. */
const otherTimeChosen = [
  { guard: 'isStillChosen', target: 'holding', actions: dropRefusal },
  { target: 'holding', actions: [release, chooseTime] },
] as const
const holdRepeated = { target: 'holding', actions: dropRefusal } as const
const requestSubmitted = { target: 'requesting', actions: submit } as const
const formLeft = { target: 'choosingTime', actions: dropRefusal } as const
const formWithTimeLeft = { target: 'choosingTime', actions: [release, dropRefusal] } as const

/** While the slot is kept. */
const untilHoldEnds = {
  src: 'holdEnd',
  // Every transition into these states has kept a slot.
  input: ({ context }: { context: BookingFlowContext }) => context.held?.until ?? '',
  onDone: 'holdExpired',
} as const

/**
 * Booking a time of a service provider on `/ServiceProvider/:id/book`. Its actors are ports: `holdTime` and `requestBooking` reject with a
 * `BookingFlowRefusal`. A request without a response may have been accepted: if its time turns out to be taken, it is sent again with its
 * own key before the customer hears that somebody else was quicker.
 */
export const bookingFlowMachine = flowSetup.createMachine({
  id: 'bookingFlow',
  context: ({ input: { providerId, fields, unanswered = [] } }) => ({
    providerId,
    fields: fields ?? { addressId: undefined, phone: '', note: '' },
    start: '',
    held: undefined,
    isFreeAgain: false,
    nearest: [],
    attempt: undefined,
    unanswered,
    refused: undefined,
    booking: undefined,
  }),
  on: { fieldsChanged: { actions: changeFields } },
  initial: 'choosingTime',
  states: {
    choosingTime: {
      on: { timeChosen: [{ guard: 'isUnanswered', target: 'unanswered', actions: chooseTime }, timeChosen] },
    },
    holding: {
      invoke: {
        src: 'holdTime',
        input: ({ context: { providerId, start } }) => ({ providerId, start }),
        onDone: { target: 'fillingForm', actions: assign(({ event }) => ({ held: event.output })) },
        onError: [
          {
            guard: ({ event }) => isAboutTime(refusedIn(event)),
            target: 'timeTaken',
            actions: assign(({ event }) => ({ nearest: refusedIn(event).offered ?? [] })),
          },
          { target: 'holdFailed', actions: assign(({ event }) => ({ refused: refusedIn(event) })) },
        ],
      },
      on: {
        timeChosen: [{ guard: 'isStillChosen' }, { target: 'holding', reenter: true, actions: [release, chooseTime] }],
        formLeft: formWithTimeLeft,
      },
    },
    fillingForm: {
      invoke: untilHoldEnds,
      on: { timeChosen: otherTimeChosen, requestSubmitted, formLeft: formWithTimeLeft },
    },
    requesting: {
      invoke: {
        src: 'requestBooking',
        // Every transition into this state sets the attempt.
        input: ({ context }) => context.attempt as BookingAttempt,
        onDone: {
          target: 'requested',
          actions: assign(({ event }) => ({ booking: event.output, unanswered: [] })),
        },
        onError: [
          {
            guard: ({ event }) => refusedIn(event).refusal === 'Unreachable',
            target: 'unanswered',
            actions: assign(({ event, context }) => ({
              refused: refusedIn(event),
              unanswered: [...otherUnanswered(context), ...(context.attempt ? [context.attempt] : [])],
            })),
          },
          {
            guard: ({ event, context }) => isAboutTime(refusedIn(event)) && otherUnanswered(context).length > 0,
            target: 'requesting',
            reenter: true,
            actions: assign(({ context }) => {
              const unanswered = otherUnanswered(context)
              return { attempt: unanswered.at(-1), unanswered }
            }),
          },
          {
            guard: ({ event }) => isAboutTime(refusedIn(event)),
            target: 'timeTaken',
            actions: assign(({ event }) => ({ nearest: refusedIn(event).offered ?? [], unanswered: [] })),
          },
          {
            guard: ({ event }) => refusedIn(event).refusal === 'EmailNotVerified',
            target: 'verifyingEmail',
            actions: assign(({ event, context }) => ({
              refused: refusedIn(event),
              unanswered: otherUnanswered(context),
            })),
          },
          {
            target: 'refused',
            actions: assign(({ event, context }) => ({
              refused: refusedIn(event),
              unanswered: otherUnanswered(context),
            })),
          },
        ],
      },
    },
    /** Without a response, it is unknown whether the shop has made the booking. Sending it again cannot book twice. */
    unanswered: {
      entry: emitRefusal,
      on: { requestSubmitted, timeChosen: [{ guard: 'isStillChosen' }, timeChosen] },
    },
    refused: {
      entry: emitRefusal,
      invoke: untilHoldEnds,
      on: { timeChosen: otherTimeChosen, requestSubmitted, formLeft: formWithTimeLeft },
    },
    /** Only customers with a verified address can book; the slot is still kept meanwhile. */
    verifyingEmail: {
      entry: emitRefusal,
      invoke: untilHoldEnds,
      on: {
        emailVerified: { target: 'fillingForm', actions: dropRefusal },
        timeChosen: otherTimeChosen,
        requestSubmitted,
        formLeft: formWithTimeLeft,
      },
    },
    /** The five minutes are over. What was filled in stays. */
    holdExpired: {
      entry: flowSetup.assign({ isFreeAgain: false, refused: undefined }),
      on: {
        timeChosen,
        holdRepeated,
        timesRefreshed: [
          { guard: 'isTakenAgain', target: 'timeTaken', actions: seeNearest },
          { actions: seeWhetherFree },
        ],
        formLeft,
      },
    },
    timeTaken: { on: { timeChosen, timesRefreshed: { actions: seeNearest }, formLeft } },
    /** Neither kept nor taken: the connection failed, or the provider is not in the directory any more. */
    holdFailed: { on: { timeChosen, holdRepeated, formLeft } },
    requested: { type: 'final', entry: flowSetup.emit({ type: 'requested' }) },
  },
})
