import { expect, it } from 'vitest'
import { formatProviderChanges } from './formatProviderChanges.ts'

it('field changes of a service provider have labels and formatted values, in the order of the form', () => {
  const changes = [
    { field: 'isActive', from: true, to: false },
    { field: 'version', from: 1, to: 2 },
    { field: 'hours.1.0.from', from: '08:00', to: '09:00' },
    { field: 'hours.6.1.from', from: null, to: '14:00' },
    { field: 'hours.6.1.to', from: null, to: '16:00' },
    { field: 'hours.7.0.from', from: '08:00', to: null },
    { field: 'hours.7.0.to', from: '12:00', to: null },
    { field: 'note', from: 'unknown', to: 'fields are left out' },
    { field: 'callOutFee', from: 350, to: 400 },
    { field: 'slotMinutes', from: 60, to: 90 },
    { field: 'daysOff.0', from: null, to: '2026-12-16' },
    { field: 'categories.2.value', from: 'geysers', to: 'drains' },
    { field: 'categories.2.label', from: 'Geysers', to: 'Drains' },
    { field: 'images.0.thumbnail', from: null, to: '/pictures/kept/van-320.webp' },
    { field: 'images.0.alt', from: null, to: 'A white van' },
    { field: 'areasServed.1', from: 'Diepkloof', to: null },
    {
      field: 'profilePictureUrl',
      from: '/pictures/providers/sipho-mabaso-320.webp',
      to: '/pictures/kept/7ec03b813ae903d5a69d5dea4e41ae65-320.webp',
    },
    { field: 'fullName', from: 'Sipho Mabaso', to: 'Sipho Mabaso & Sons' },
  ]

  expect(formatProviderChanges(changes)).toEqual([
    { field: 'Full name', from: 'Sipho Mabaso', to: 'Sipho Mabaso & Sons' },
    { field: 'Portrait', from: 'Picture sipho-mabaso', to: 'Picture 7ec03b81' },
    { field: 'Picture 1', from: null, to: 'A white van' },
    { field: 'Call-out fee', from: 'R\u00a0350.00', to: 'R\u00a0400.00' },
    { field: 'Length of a visit', from: '60 minutes', to: '90 minutes' },
    { field: 'Monday, from', from: '08:00', to: '09:00' },
    { field: 'Saturday 2', from: null, to: '14:00–16:00' },
    { field: 'Sunday', from: '08:00–12:00', to: null },
    { field: 'Day off 1', from: null, to: 'Wed 16 Dec 2026' },
    { field: 'Area 2', from: 'Diepkloof', to: null },
    { field: 'Speciality', from: 'Geysers', to: 'Drains' },
    { field: 'In the directory', from: 'Yes', to: 'No' },
  ])
})

it('a field that has no value before and after is left out', () => {
  expect(formatProviderChanges([{ field: 'profilePictureUrl', from: null, to: '' }])).toEqual([])
})
