import { expect, it, vi } from 'vitest'
import type { Caller } from '#api/http/handlers.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { eventually } from '#testing/eventually.ts'
import { liveUserOf, openAuthorizedConnection } from './authorizedConnection.ts'

const themba: Caller = { customerId: 'themba', role: 'Admin', sessionId: 'desk', emailVerified: true }
const audited = (position: number): OutgoingFrame => ({
  event: 'auditAppended',
  data: { stream: 'order-7', type: 'OrderPlaced', position },
})
const forAdmins = ({ isAdmin }: { isAdmin: boolean }) => isAdmin

/** The connection of Themba, an admin, with a mocked session lookup. */
const openThembasConnection = () => {
  const frames: OutgoingFrame[] = []
  const ofSession = vi.fn(async (): Promise<Caller | undefined> => themba)
  const visitor = openAuthorizedConnection((frame) => frames.push(frame), { ofSession })
  visitor.user = liveUserOf(themba)
  return { frames, ofSession, visitor }
}

it('an admin gets frames for admins in order, after one session lookup', async () => {
  const { frames, ofSession, visitor } = openThembasConnection()
  for (const position of [1, 2, 3]) visitor.sendIf(audited(position), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1), audited(2), audited(3)]))
  expect(ofSession).toHaveBeenCalledOnce()
})

it('a user who is no longer an admin gets no frame for admins', async () => {
  const { frames, ofSession, visitor } = openThembasConnection()
  visitor.sendIf(audited(1), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1)]))
  ofSession.mockResolvedValue({ ...themba, role: 'Customer' })
  visitor.sendIf(audited(2), forAdmins)
  await eventually(() => expect(visitor.user?.isAdmin).toBe(false))
  expect(frames).toEqual([audited(1)])
})

it('a frame that arrives during a lookup waits for the next lookup', async () => {
  const { frames, ofSession, visitor } = openThembasConnection()
  ofSession.mockImplementationOnce(async () => {
    ofSession.mockResolvedValue(undefined)
    visitor.sendIf(audited(2), forAdmins)
    return themba
  })
  visitor.sendIf(audited(1), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1), { event: 'sessionEnded', data: {} }]))
})

it('if the lookup fails, the user stays as before', async () => {
  const { frames, ofSession, visitor } = openThembasConnection()
  ofSession.mockRejectedValue(new Error('The store is silent'))
  visitor.sendIf(audited(1), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1)]))
})

it('a guest gets no restricted frame', async () => {
  const { frames, ofSession, visitor } = openThembasConnection()
  visitor.user = undefined
  visitor.sendIf(audited(1), forAdmins)
  await Promise.resolve()
  expect([frames, ofSession.mock.calls]).toEqual([[], []])
})
