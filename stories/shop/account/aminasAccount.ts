import type { DeviceSession } from '#ui-kit/shop/account/DeviceSessionRow.tsx'
import type { OwnDetails } from '#ui-kit/shop/account/PersonalDetails.tsx'

export { aminasDetails } from '#stories/lives/people.ts'

/** Names and an e-mail address of the maximum length. */
export const longDetails: OwnDetails = {
  firstname: 'Thembelihle-Nomatham',
  lastname: 'van der Westhuizen-N',
  email: 'thembelihle.nomathamsanqa.nkosi-mabuza.van.der.westhuizen@huishoudelik.ekhaya.example',
  emailVerified: false,
  isAdmin: true,
}

export const thisPhone: DeviceSession = {
  id: 'thisPhone',
  current: true,
  device: 'Chrome on Android',
  startedAt: '2026-11-19T16:40:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
}

const workComputer: DeviceSession = {
  id: 'workComputer',
  current: false,
  device: 'Edge on Windows',
  startedAt: '2026-11-16T06:12:00.000Z',
  lastSeenAt: '2026-11-20T14:05:00.000Z',
}

export const lostPhone: DeviceSession = {
  id: 'lostPhone',
  current: false,
  device: 'Safari on iPhone',
  startedAt: '2026-10-02T10:31:00.000Z',
  lastSeenAt: '2026-10-30T18:22:00.000Z',
}

export const threeSessions = [thisPhone, workComputer, lostPhone]
