const day = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
]

/** Weekdays with a lunch break, Saturday morning, closed on Sunday. */
export const plumberHours = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: [{ from: '08:00', to: '13:00' }], 7: [] }

/** Friday and Saturday night into the next morning, and Sunday day and night. */
export const nightHours = {
  5: [{ from: '18:00', to: '02:00' }],
  6: [
    { from: '06:00', to: '08:00' },
    { from: '18:00', to: '24:00' },
  ],
  7: [{ from: '00:00', to: '24:00' }],
}
