import { expect, it, vi } from 'vitest'
import type { Caller } from '#api/http/answers.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { eventually } from '#e2e/eventually.ts'
import { personOf, recognizedVisitor } from './recognizedVisitor.ts'

const themba: Caller = { customerId: 'themba', role: 'Admin', sessionId: 'desk', emailVerified: true }
const audited = (position: number): OutgoingFrame => ({
  event: 'auditAppended',
  data: { stream: 'order-7', type: 'OrderPlaced', position },
})
const forAdmins = ({ isAdmin }: { isAdmin: boolean }) => isAdmin

/** Themba at his desk, whose session is looked up in his presence. */
const atTheDesk = () => {
  const frames: OutgoingFrame[] = []
  const ofSession = vi.fn(async (): Promise<Caller | undefined> => themba)
  const visitor = recognizedVisitor((frame) => frames.push(frame), { ofSession })
  visitor.person = personOf(themba)
  return { frames, ofSession, visitor }
}

it('an admin is told what is for admins, in turn, after one look', async () => {
  const { frames, ofSession, visitor } = atTheDesk()
  for (const position of [1, 2, 3]) visitor.tell(audited(position), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1), audited(2), audited(3)]))
  expect(ofSession).toHaveBeenCalledOnce()
})

it('whoever is an admin no more when it is sent is not told', async () => {
  const { frames, ofSession, visitor } = atTheDesk()
  visitor.tell(audited(1), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1)]))
  ofSession.mockResolvedValue({ ...themba, role: 'Customer' })
  visitor.tell(audited(2), forAdmins)
  await eventually(() => expect(visitor.person?.isAdmin).toBe(false))
  expect(frames).toEqual([audited(1)])
})

it('what comes while it is looked up waits for the next look', async () => {
  const { frames, ofSession, visitor } = atTheDesk()
  ofSession.mockImplementationOnce(async () => {
    ofSession.mockResolvedValue(undefined)
    visitor.tell(audited(2), forAdmins)
    return themba
  })
  visitor.tell(audited(1), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1), { event: 'sessionEnded', data: {} }]))
})

it('where the store is silent nothing is known to have changed', async () => {
  const { frames, ofSession, visitor } = atTheDesk()
  ofSession.mockRejectedValue(new Error('The store is silent'))
  visitor.tell(audited(1), forAdmins)
  await eventually(() => expect(frames).toEqual([audited(1)]))
})

it('a guest is told nothing that is for some people', async () => {
  const { frames, ofSession, visitor } = atTheDesk()
  visitor.person = undefined
  visitor.tell(audited(1), forAdmins)
  await Promise.resolve()
  expect([frames, ofSession.mock.calls]).toEqual([[], []])
})
