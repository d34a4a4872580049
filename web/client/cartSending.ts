import { asCallFailed, type CallFailed } from './callFailed.ts'
import type { Told } from './cartCalls.ts'
import type { CartOutbox, Waiting } from './cartOutbox.ts'

interface Sending {
  outbox: CartOutbox
  tell(waiting: Waiting): Promise<Told>
  /** Whether whose cart this is is still here. */
  isHere(): boolean
  onRefusal(failure: CallFailed, refused: Waiting): void
}

/**
 * Sends what waits, in order. Answers what the shop told last, nothing where nothing was sent. What the shop refuses is over; what may
 * not have arrived stays and is thrown.
 */
export const sendWaiting = async ({ outbox, tell, isHere, onRefusal }: Sending) => {
  let told: Told | undefined
  for (let [next] = outbox.read(); next && isHere(); [next] = outbox.read()) {
    try {
      told = await tell(next)
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!isDecided(failure)) throw failure
      onRefusal(failure, next)
    }
    outbox.drop(next.key)
  }
  return told
}

const isDecided = ({ reason: { status, refusal } }: CallFailed) =>
  [400, 404, 409, 413, 422].includes(status) && refusal !== 'KeyIsRunning'
