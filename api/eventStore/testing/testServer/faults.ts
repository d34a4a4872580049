import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js'
import { type AccessRules, checkAdmission } from './checkAdmission.ts'

/** The faults that a test injects. Each occurrence decrements a count. */
export interface Faults {
  /** Calls are accepted and never answered. */
  silent: boolean
  /** Every call fails, as on a starting server. */
  notReady: boolean
  /** Number of calls that fail, as on an overloaded server. */
  tooBusy: number
  /** The append limit is per event, as on newer servers. */
  limitsEvents: boolean
  /** Number of appends that are committed but whose response is lost. */
  lostReplies: number
  /** Number of events that are delivered twice. */
  deliveredTwice: number
  /** Milliseconds until a write is visible to readers and its writer is answered. */
  replicationLag: number
  /** Milliseconds until a repetition of an unreplicated write is answered with a timeout. */
  commitTimeout: number
  /** Number of calls for the server's features that fail with an internal error. */
  brokenFeatures: number
}

export const noFaults = (): Faults => ({
  silent: false,
  notReady: false,
  tooBusy: 0,
  limitsEvents: false,
  lostReplies: 0,
  deliveredTwice: 0,
  replicationLag: 2,
  commitTimeout: 2000,
  brokenFeatures: 0,
})

/** Counters. */
export interface Traffic {
  /** Open calls. */
  open: number
  /** Calls by method. */
  calls: Map<string, number>
  /** Messages sent to clients. */
  sent: number
}

/** Injects the faults that affect every call, counts traffic, and checks the access rules. */
export const faultInterceptor =
  (faults: Faults, traffic: Traffic, accessRules: AccessRules): ServerInterceptor =>
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
          onReceiveMetadata: (metadata, accept) => {
            const error = checkAdmission(method.path, metadata, faults, accessRules)
            if (!error) return accept(metadata)
            done()
            call.sendStatus(error)
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
