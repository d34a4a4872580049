import type { Request } from 'express'

/** Whether the visitor saves data: the choice made in the shop, kept in a cookie of this device, else the browser's `Save-Data` header. */
export const savesData = ({ headers }: Pick<Request, 'headers'>) => {
  const [, chosen] = /(?:^|;\s*)dataSaver=(on|off)(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return (chosen ?? headers['save-data']) === 'on'
}

/** What a response depends on, for caches between the shop and its visitors. */
export const savesDataVary = 'Save-Data, Cookie'
