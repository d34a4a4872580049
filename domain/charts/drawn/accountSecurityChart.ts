import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const accountSecurityChart: DrawnChart = {
  width: 199,
  height: 319,
  initial: 'counting',
  start: [
    [99.5, 16],
    [99.5, 30],
  ],
  states: [
    {
      id: 'counting',
      label: 'Counting',
      isFinal: true,
      stays: [
        'Login succeeded',
        'Login failed',
        'Login delayed',
        'Suspended login refused',
        'Logged out',
        'Sessions ended',
        'Refresh token reused',
        'Code refused',
        'Code burned',
        'Password reset refused',
        'Access denied',
        'Rate limit hit',
        'Upload refused',
        'Personal data exported',
      ],
      x: 4,
      y: 30,
      width: 191,
      height: 285,
    },
  ],
  arrows: [],
  everywhere: [],
}
