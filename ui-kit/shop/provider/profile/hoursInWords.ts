/** From and to as 'HH:MM'; `to` may be '24:00', or earlier than `from` where the range crosses midnight. */
export type OpenRange = { from: string; to: string }

/** The working hours of one day, breaking only between ranges: '08:00 to 12:00 and 13:00 to 17:00'. */
export const hoursInWords = (ranges: readonly OpenRange[]) => {
  if (ranges.length === 0) return 'Closed'

  const words = ranges.map(rangeInWords).join(' and ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const rangeInWords = ({ from, to }: OpenRange) => {
  if (from === '00:00' && to === '24:00') return 'day and night'

  return (
    `${timeInWords(from)} to ${timeInWords(to)}`.replaceAll(' ', '\u00a0') +
    (crosses(from, to) ? ' the next morning' : '')
  )
}

const crosses = (from: string, to: string) => to <= from && to !== '00:00'

const timeInWords = (time: string) => (time === '00:00' || time === '24:00' ? 'midnight' : time)
