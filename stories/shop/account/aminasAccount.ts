import type { OwnDetails } from '#ui-kit/shop/account/PersonalDetails.tsx'
import type { SignedInPlace } from '#ui-kit/shop/account/SignedInRow.tsx'

export const aminasDetails: OwnDetails = {
  firstname: 'Amina',
  lastname: 'Dlamini',
  email: 'amina@ekhaya.example',
  emailVerified: true,
  isAdmin: false,
}

/** Every name at its longest, and an address to match. */
export const longDetails: OwnDetails = {
  firstname: 'Thembelihle-Nomatham',
  lastname: 'van der Westhuizen-N',
  email: 'thembelihle.nomathamsanqa.nkosi-mabuza.van.der.westhuizen@huishoudelik.ekhaya.example',
  emailVerified: false,
  isAdmin: true,
}

export const thisPhone: SignedInPlace = {
  id: 'thisPhone',
  current: true,
  device: 'Chrome on Android',
  startedAt: '2026-11-19T16:40:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
}

const workComputer: SignedInPlace = {
  id: 'workComputer',
  current: false,
  device: 'Edge on Windows',
  startedAt: '2026-11-16T06:12:00.000Z',
  lastSeenAt: '2026-11-20T14:05:00.000Z',
}

export const lostPhone: SignedInPlace = {
  id: 'lostPhone',
  current: false,
  device: 'Safari on iPhone',
  startedAt: '2026-10-02T10:31:00.000Z',
  lastSeenAt: '2026-10-30T18:22:00.000Z',
}

export const threePlaces = [thisPhone, workComputer, lostPhone]
