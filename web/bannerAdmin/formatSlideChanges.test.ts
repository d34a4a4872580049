import { expect, it } from 'vitest'
import { formatSlideChanges, formatSlideFields } from './formatSlideChanges.ts'
import { braaiRecord } from './testing/braaiRecord.ts'

it('field changes of a slide have labels and formatted values, in the order of the form', () => {
  const changes = [
    { field: 'isActive', from: true, to: false },
    { field: 'until', from: '2026-11-30', to: '2026-12-24' },
    { field: 'order', from: 1, to: 2 },
    { field: 'note', from: 'unknown', to: 'fields are left out' },
    { field: 'images.0.thumbnail', from: null, to: '/pictures/kept/7ec03b813ae903d5a69d5dea4e41ae65-640.webp' },
    { field: 'images.0.medium', from: null, to: '/pictures/kept/7ec03b813ae903d5a69d5dea4e41ae65-1120.webp' },
    { field: 'title', from: 'Long evenings', to: 'Longer evenings' },
  ]

  expect(formatSlideChanges(changes)).toEqual([
    { field: 'Title', from: 'Long evenings', to: 'Longer evenings' },
    { field: 'Picture', from: null, to: 'Picture 7ec03b81' },
    { field: 'Last day', from: 'Mon 30 Nov 2026', to: 'Thu 24 Dec 2026' },
    { field: 'Place in the banner', from: 1, to: 2 },
    { field: 'In the banner', from: 'Yes', to: 'No' },
  ])
})

it('the fields of a slide have labels and formatted values', () => {
  expect(Object.fromEntries(formatSlideFields(braaiRecord))).toMatchObject({
    Title: 'Long evenings outside',
    Picture: 'Picture braai',
    'In the banner': 'Yes',
  })
})
