import { describe, expect, it } from 'vitest'
import { isNews, type News, type NewsKind, newsKinds, newsText } from './inboxNews.ts'

const about = (kind: NewsKind, change: Partial<News> = {}): News => ({
  ...{ kind, label: 'BK-7F3K-92QD', providerName: 'Thabo Mokoena', start: '2026-11-24T07:00:00Z', left: 3 },
  isOwn: false,
  ...change,
})

it.each(newsKinds)('%s has a heading and a sentence', (kind) => {
  const { title, text } = newsText(about(kind))
  expect(title).toContain('BK-7F3K-92QD')
  expect(text).toMatch(/^[A-Z].*\.$/)
})

it.each<[NewsKind, Partial<News>, string, string]>([
  ['bookingConfirmed', {}, 'Your booking BK-7F3K-92QD is confirmed', 'Thabo Mokoena will come on Tue 24 Nov, 09:00.'],
  ['orderCanceled', { isOwn: true }, 'You cancelled your order BK-7F3K-92QD', 'You owe nothing for it.'],
  [
    'bookingRescheduled',
    { isOwn: true },
    'You moved your booking BK-7F3K-92QD',
    'Thabo Mokoena will come on Tue 24 Nov, 09:00.',
  ],
  [
    'backInStock',
    { label: 'Blue kettle' },
    'Blue kettle is back in stock',
    'There were 3 when we wrote this, and none is set aside for you.',
  ],
  [
    'backInStock',
    { label: 'Blue kettle', left: 1 },
    'Blue kettle is back in stock',
    'There was 1 when we wrote this, and none is set aside for you.',
  ],
])('%s with %j', (kind, change, title, text) => expect(newsText(about(kind, change))).toEqual({ title, text }))

describe('news', () => {
  it.each(['OrderDispatched', 'BookingConfirmed', 'StockAlertRaised'])('is %s', (type) =>
    expect(isNews(type)).toBe(true),
  )
  it.each(['OrderPlaced', 'InboxRead', 'constructor'])('is not %s', (type) => expect(isNews(type)).toBe(false))
})
