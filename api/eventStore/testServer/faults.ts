import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js'
import { type Gatekeeper, refusalAtTheDoor } from './admission.ts'

/** What a test makes go wrong. Counts are used up one by one. */
export interface Faults {
  /** Calls are accepted and never answered. */
  silent: boolean
  /** Every call fails, as in a server that is starting. */
  notReady: boolean
  /** Calls that fail, as in a server that has too much to do. */
  tooBusy: number
  /** Appends are measured event by event, as newer servers do. */
  limitsEvents: boolean
  /** Appends that are committed before the connection breaks, so that their answer never arrives. */
  lostReplies: number
  /** Events that reach a subscriber twice. */
  deliveredTwice: number
  /** Questions for the server's features that fail with an internal error. */
  brokenFeatures: number
}

export const noFaults = (): Faults => ({
  silent: false,
  notReady: false,
  tooBusy: 0,
  limitsEvents: false,
  lostReplies: 0,
  deliveredTwice: 0,
  brokenFeatures: 0,
})

/** Counts. */
export interface Traffic {
  /** Calls that are still open. */
  open: number
  /** By method. */
  calls: Map<string, number>
  /** Messages to clients. */
  sent: number
}

/** Makes the faults that concern every call, counts, and lets in whom the gatekeeper knows. */
export const doorkeeper =
  (faults: Faults, traffic: Traffic, gatekeeper: Gatekeeper): ServerInterceptor =>
  (method, call) => {
    const name = method.path.slice(method.path.lastIndexOf('/') + 1)
    traffic.calls.set(name, (traffic.calls.get(name) ?? 0) + 1)
    traffic.open += 1
    const done = once(() => {
      traffic.open -= 1
    })
    return new ServerInterceptingCall(call, {
      start: (next) => {
        if (faults.silent) return next({ onReceiveMetadata: () => undefined, onCancel: done })
        next({
          onCancel: done,
          onReceiveMetadata: (metadata, enter) => {
            const refused = refusalAtTheDoor(method.path, metadata, faults, gatekeeper)
            if (!refused) return enter(metadata)
            done()
            call.sendStatus(refused)
          },
        })
      },
      sendMessage: (message, next) => {
        traffic.sent += 1
        next(message)
      },
      sendStatus: (sent, next) => {
        done()
        next(sent)
      },
    })
  }

const once = (work: () => void) => {
  let waiting = true
  return () => {
    if (waiting) work()
    waiting = false
  }
}
